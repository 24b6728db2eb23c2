/*
 * The words of results, as parts of patterns for folded sentences in which a mark replaces each
 * side. Sources: the outcomes of Cricsheet (cricsheet.org/format/json), the results of Sports
 * Interactive that the ICC shows, recorded replies of CricketData and EntitySport, and the ICC's
 * playing conditions.
 */

const count = '\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten';

export const side = '(?<winner>.+?)';
export const loser = '(?<loser>.+?)';
export const have = '(?:have |has )?';
export const won = `${have}(?:won|wins?)`;
export const beat = `${have}(?:beats?|beaten|bt|b|def\\.?|defeats?|defeated|overcame|thrash(?:ed)?|edged?(?: out)?|crush(?:ed)?|downed|outclassed|pip(?:ped)?|stun(?:ned)?)`;
export const game = '(?:match|game|test|final|fixture|contest)';

/** 'an innings and 20 runs', '3 wkts'. */
export const margin =
  `(?:(?<innings>(?:an? )?(?:innings|inns?\\.?))(?: (?:and|&|plus) (?<extra>${count}) runs?)?` +
  `|(?<runs>${count}) (?:runs?|r)|(?<wickets>${count}) (?:wickets?|wkts?|w)\\.?)`;
export const byMargin = `(?: by ${margin})?`;

const dls = 'd[/-]?l(?:[/-]?s)?m?|duckworth(?:[ /-]+(?:and )?lewis)?(?:[ /-]+(?:and )?stern)?';
/** '(DLS method)', 'by the Duckworth-Lewis-Stern method', 'VJD'. */
export const method =
  '(?:(?:by|on|via|under|using|through|as per|after) )?(?:the )?' +
  `(?:(?<dls>${dls})|(?<vjd>vjd|(?:v )?jayadevan(?:'?s)?))(?: (?:method|system|rule|calculation))?`;

/** 'revised target 126 from 10 overs'. */
export const revisedTarget =
  '(?:(?:revised|dls|d/l|adjusted|par|vjd) )*target:?(?: (?:was|of|is))? (?<target>\\d+)(?: runs?)?' +
  '(?:,? (?:in|from|off) (?<overs>\\d+(?:\\.\\d)?) ?(?:overs?|ov))?';

/** 'with 9 balls remaining'. */
export const remaining =
  '(?:with )?(?:\\d+ balls?|\\d+(?:\\.\\d)? overs?|\\d+ (?:wickets?|wkts?))' +
  ' (?:remaining|left|to spare|in hand|to go|rem\\.?|unused)';

/** The words that may follow a margin without punctuation. */
export const details = `(?: ${remaining}| ${method}| ${revisedTarget})*`;

/** The decider of a tie: five balls in The Hundred. */
export const superOver = '(?:super[ -]?(?:over|five|5)|(?:one[ -]over )?eliminator)';
export const bowlOut = 'bowl[ -]?out';
export const boundaries =
  '(?:(?:higher|superior|more) )?(?:boundary[ -]count(?:back)?|boundaries(?: (?:hit|scored))?|number of boundaries)';
export const firstInnings =
  '(?:the |a |their )?(?:1st|first)[ -](?:innings|inns?)(?: (?:lead|points?))?';
export const walkover = '(?:a )?(?:walk[ -]?over|w/?o|forfeit(?:ure)?|default|concession)';
export const forfeited =
  '(?:concede[sd]?|forfeit(?:s|ed)?|withdrew|refused to (?:play|continue|take the field|bat|bowl)(?: on)?)';

/** The reasons for the end of a day's play: 'heavy rain', 'a wet outfield'. */
export const weather =
  '(?:(?:heavy|persistent|incessant|continuous|bad|poor|a|wet|inclement|overnight) )*' +
  '(?:rain|weather|light|outfield|field|ground|ground conditions|pitch|fog|lightning|snow|smog|covid(?:-19)?)(?: stopped play)?';
/** The reason for an end without a result; one that mentions another end is not understood. */
export const reason =
  '(?:(?:due to|because of|owing to|on account of|after|following|as|by|over|for|in|at|before|with|without) (?<reason>.+))';
export const namesAnEnd =
  /\b(?:won|wins?|beat|awarded|concede[sd]?|forfeit\w*|tied?|drawn?|defeated|lost|walk-?over)\b/;
