// Generated from the schemas of api/content by scripts/assets/write-forms.ts.
import type { BlockForm, Field, TextForms, YamlForms } from './field';

export const blockForms: readonly BlockForm[] = [
  {
    type: 'TextPlugin',
    label: 'Text box',
    fields: [
      { name: 'title', label: 'Title', kind: 'text' },
      { name: 'text', label: 'Text (HTML)', kind: 'html', isRequired: true },
    ],
  },
  { type: 'TextContentPlugin', label: 'HTML', fields: [], isText: true },
  {
    type: 'ReadMorePlugin',
    label: 'Text that unfolds',
    fields: [
      { name: 'text', label: 'Text (HTML)', kind: 'html', isRequired: true },
      { name: 'length', label: 'Visible characters', kind: 'number', help: 'Empty: 400.' },
    ],
  },
  {
    type: 'SpacePlugin',
    label: 'Space',
    fields: [{ name: 'height', label: 'Pixels', kind: 'number', help: 'Empty: 24.' }],
  },
  {
    type: 'AccordionPlugin',
    label: 'Questions and answers',
    fields: [
      { name: 'title', label: 'Title', kind: 'text' },
      {
        name: 'items',
        label: 'Items',
        kind: 'list',
        isRequired: true,
        fields: [
          { name: 'title', label: 'Title', kind: 'text', isRequired: true },
          { name: 'text', label: 'Text (HTML)', kind: 'html', isRequired: true },
        ],
      },
    ],
  },
  {
    type: 'TwoCollPlugin',
    label: 'Two columns',
    fields: [
      { name: 'left', label: 'Left', kind: 'column', isRequired: true },
      { name: 'right', label: 'Right', kind: 'column', isRequired: true },
    ],
  },
  {
    type: 'ButtonPlugin',
    label: 'Button',
    fields: [
      { name: 'title', label: 'Title', kind: 'text', isRequired: true },
      { name: 'link', label: 'Link on this site', kind: 'text', help: 'A path such as /news.' },
      { name: 'external_link', label: 'Link elsewhere', kind: 'text', help: 'https://…' },
    ],
  },
  {
    type: 'LinkPlugin',
    label: 'Link',
    fields: [
      { name: 'title', label: 'Title', kind: 'text', isRequired: true },
      { name: 'link', label: 'Link on this site', kind: 'text', help: 'A path such as /news.' },
      { name: 'external_link', label: 'Link elsewhere', kind: 'text', help: 'https://…' },
    ],
  },
  {
    type: 'PicturePlugin',
    label: 'Picture',
    fields: [
      { name: 'picture', label: 'Picture', kind: 'picture', isRequired: true },
      { name: 'alt', label: 'What it shows', kind: 'text', isRequired: true, isBlankWritten: true },
      { name: 'caption', label: 'Caption', kind: 'text' },
      {
        name: 'link',
        label: 'Link on this site',
        kind: 'text',
        help: 'A path such as /news, or https://…',
      },
    ],
  },
  {
    type: 'ImagesListPlugin',
    label: 'Pictures',
    fields: [
      { name: 'title', label: 'Title', kind: 'text' },
      {
        name: 'images',
        label: 'Pictures',
        kind: 'list',
        isRequired: true,
        fields: [
          { name: 'picture', label: 'Picture', kind: 'picture', isRequired: true },
          {
            name: 'alt',
            label: 'What it shows',
            kind: 'text',
            isRequired: true,
            isBlankWritten: true,
          },
          { name: 'title', label: 'Title', kind: 'text' },
          {
            name: 'link',
            label: 'Link on this site',
            kind: 'text',
            help: 'A path such as /news, or https://…',
          },
        ],
      },
    ],
  },
  {
    type: 'TutorialListPlugin',
    label: 'Videos',
    fields: [
      { name: 'title', label: 'Title', kind: 'text', isRequired: true },
      {
        name: 'children',
        label: 'Videos',
        kind: 'list',
        isRequired: true,
        fields: [
          { name: 'title', label: 'Title', kind: 'text' },
          { name: 'video_url', label: 'Video', kind: 'text', help: 'https://…', isRequired: true },
          { name: 'picture', label: 'Picture', kind: 'picture', isRequired: true },
        ],
      },
    ],
  },
  {
    type: 'ContactUsFormPlugin',
    label: 'Contact form',
    fields: [
      { name: 'title', label: 'Title', kind: 'text' },
      { name: 'text', label: 'Text (HTML)', kind: 'html' },
    ],
  },
  {
    type: 'BannerPlugin',
    label: 'Banner',
    fields: [
      {
        name: 'banner',
        label: 'HTML or a script',
        kind: 'html',
        isRequired: true,
        isBlankWritten: true,
      },
    ],
  },
  {
    type: 'BookmakersListPlugin',
    label: 'List of bookmakers',
    fields: [
      { name: 'title', label: 'Title', kind: 'text' },
      { name: 'slugs', label: 'Bookmakers', kind: 'texts', help: 'Empty: all of them.' },
    ],
  },
  {
    type: 'BookmakerHeaderPlugin',
    label: 'Bookmaker: head',
    fields: [
      {
        name: 'slug',
        label: 'Bookmaker',
        kind: 'slug',
        help: 'Empty: the bookmaker that this file is about.',
      },
      { name: 'text', label: 'Text (HTML)', kind: 'html' },
    ],
  },
  {
    type: 'BookmakerInfoPlugin',
    label: 'Bookmaker: facts',
    fields: [
      { name: 'title', label: 'Title', kind: 'text' },
      {
        name: 'slug',
        label: 'Bookmaker',
        kind: 'slug',
        help: 'Empty: the bookmaker that this file is about.',
      },
    ],
  },
  {
    type: 'BookmakerComparePlugin',
    label: 'Bookmakers compared',
    fields: [
      { name: 'title', label: 'Title', kind: 'text' },
      { name: 'slugs', label: 'Bookmakers', kind: 'texts', help: 'Two or more.', isRequired: true },
    ],
  },
  {
    type: 'BookmakerProsPlugin',
    label: 'Bookmaker: pros',
    fields: [
      { name: 'title', label: 'Title', kind: 'text' },
      { name: 'items', label: 'Points', kind: 'longTexts', help: 'Empty: those of the bookmaker.' },
    ],
  },
  {
    type: 'BookmakerConsPlugin',
    label: 'Bookmaker: cons',
    fields: [
      { name: 'title', label: 'Title', kind: 'text' },
      { name: 'items', label: 'Points', kind: 'longTexts', help: 'Empty: those of the bookmaker.' },
    ],
  },
  {
    type: 'MarkTablePlugin',
    label: 'Marks',
    fields: [
      { name: 'title', label: 'Title', kind: 'text' },
      {
        name: 'slug',
        label: 'Bookmaker',
        kind: 'slug',
        help: 'Empty: the bookmaker that this file is about.',
      },
      {
        name: 'rows',
        label: 'Rows',
        kind: 'list',
        help: "Empty: the bookmaker's marks.",
        fields: [
          { name: 'title', label: 'Title', kind: 'text', isRequired: true },
          { name: 'value', label: 'Mark, 0 to 5', kind: 'number', isRequired: true },
        ],
      },
    ],
  },
  {
    type: 'BonusHeaderPlugin',
    label: 'Bonus',
    fields: [
      { name: 'title', label: 'Title', kind: 'text', isRequired: true },
      { name: 'text', label: 'Text (HTML)', kind: 'html' },
      { name: 'steps', label: 'Steps (HTML)', kind: 'longTexts', isRequired: true },
      {
        name: 'button',
        label: 'Button',
        kind: 'group',
        fields: [{ name: 'title', label: 'Title', kind: 'text', isRequired: true }],
      },
      {
        name: 'bookmaker',
        label: 'Bookmaker',
        kind: 'slug',
        help: 'Empty: the bookmaker that this file is about.',
      },
    ],
  },
];

export const textForms: TextForms = {
  news: [
    { name: 'title', label: 'Title', kind: 'text', isRequired: true },
    {
      name: 'excerpt',
      label: 'Excerpt',
      kind: 'long',
      help: 'At most 200 characters, for lists and search engines.',
      isRequired: true,
    },
    {
      name: 'published_at',
      label: 'Appears at',
      kind: 'moment',
      help: 'A published story with a time in the future appears at that moment.',
    },
    { name: 'changed_at', key: 'updated_at', label: 'Updated at', kind: 'moment' },
    {
      name: 'days_ago',
      label: 'Days ago',
      kind: 'number',
      help: 'For demonstrations: counted from the first start of the site.',
    },
    {
      name: 'updated_days_ago',
      label: 'Updated days ago',
      kind: 'number',
      help: 'For demonstrations: counted from the first start of the site.',
    },
    {
      name: 'retrospective',
      label: 'It looks back',
      kind: 'flag',
      help: 'It is not news of the day. Not stated: no.',
    },
    { name: 'tags', label: 'Tags', kind: 'texts', isRequired: true },
    { name: 'picture', label: 'Picture', kind: 'picture', isRequired: true },
    { name: 'author', label: 'Author', kind: 'text', isRequired: true },
    { name: 'banner', label: 'Banner (HTML)', kind: 'html' },
    {
      name: 'matches',
      label: 'Matches',
      kind: 'texts',
      help: 'Their ids: the number at the end of the address of each.',
    },
    { name: 'teams', label: 'Teams', kind: 'texts', help: 'Two teams: their matches.' },
    { name: 'league', label: 'League', kind: 'slug' },
  ],
  pages: [
    { name: 'title', label: 'Title', kind: 'text', isRequired: true },
    {
      name: 'template',
      label: 'Layout',
      kind: 'choice',
      isRequired: true,
      options: [
        { value: 1, label: 'Full width' },
        { value: 2, label: 'With a sidebar' },
      ],
    },
    { name: 'excerpt', label: 'Excerpt', kind: 'text' },
    { name: 'description', label: 'Description for search engines', kind: 'long' },
    { name: 'picture', label: 'Picture', kind: 'picture' },
    {
      name: 'tags',
      label: 'Tags of guides',
      kind: 'texts',
      help: 'Keys of the tags. A page with tags is a guide.',
    },
    {
      name: 'order',
      label: 'Place in lists',
      kind: 'number',
      help: 'The lowest number comes first.',
    },
    { name: 'breadcrumbs', label: 'Pages above it', kind: 'texts' },
    { name: 'related', label: 'Related pages', kind: 'texts' },
    { name: 'children', label: 'Pages below it', kind: 'texts' },
    { name: 'banner', label: 'Banner (HTML)', kind: 'html' },
  ],
  bookmakers: [
    { name: 'title', label: 'Title', kind: 'text', isRequired: true },
    {
      name: 'logo',
      label: 'Logo',
      kind: 'picture',
      help: 'A picture, best twice as wide as high, or the name of a drawing of the folder logos.',
      isRequired: true,
    },
    { name: 'mark', label: 'Mark, 0 to 5', kind: 'number', isRequired: true },
    { name: 'bonus_amount', label: 'Bonus', kind: 'text', isRequired: true },
    { name: 'badge_text', label: 'Badge', kind: 'text', isRequired: true },
    { name: 'description', label: 'Description', kind: 'long', isRequired: true },
    { name: 'terms', label: 'Terms', kind: 'long', isRequired: true },
    {
      name: 'terms_url',
      label: 'Page of the terms',
      kind: 'text',
      help: 'A path of the site, such as /example-bookmaker, or https://…',
      isRequired: true,
    },
    {
      name: 'url',
      label: 'Where its links lead',
      kind: 'text',
      help: 'The affiliate address, https://…, or a path of the site. For the prices of matches, a link in BOOKMAKERS_FILE wins over it: that one may name the click and the match.',
      isRequired: true,
    },
    {
      name: 'order',
      label: 'Place in lists',
      kind: 'number',
      help: 'The lowest number comes first.',
      isRequired: true,
    },
    {
      name: 'countries',
      label: 'Countries',
      kind: 'texts',
      help: 'Two-letter codes.',
      isRequired: true,
    },
    { name: 'review_author', label: 'Author of the review', kind: 'text', isRequired: true },
    { name: 'info', label: 'Facts', kind: 'map', isRequired: true, value: 'fact' },
    { name: 'pros', label: 'Pros', kind: 'longTexts', isRequired: true },
    { name: 'cons', label: 'Cons', kind: 'longTexts', isRequired: true },
    { name: 'marks', label: 'Marks', kind: 'map', isRequired: true, value: 'number' },
    {
      name: 'compare',
      label: 'Compared',
      kind: 'map',
      help: 'Every bookmaker has the same keys.',
      isRequired: true,
      value: 'fact',
    },
  ],
  bonuses: [
    { name: 'title', label: 'Title', kind: 'text', isRequired: true },
    { name: 'bookmaker', label: 'Bookmaker', kind: 'slug', isRequired: true },
    { name: 'picture', label: 'Picture', kind: 'picture', isRequired: true },
    { name: 'tags', label: 'Tags', kind: 'texts', isRequired: true },
    { name: 'description', label: 'Description', kind: 'long' },
    { name: 'terms', label: 'Terms', kind: 'long', isRequired: true },
    {
      name: 'terms_url',
      label: 'Page of the terms',
      kind: 'text',
      help: 'A path of the site, such as /example-bookmaker, or https://…',
      isRequired: true,
    },
    {
      name: 'expires_at',
      label: 'Expires at',
      kind: 'endMoment',
      help: 'It then leaves the lists.',
    },
    {
      name: 'expires_in_days',
      label: 'Expires in days',
      kind: 'number',
      help: 'For demonstrations: counted from the first start of the site.',
    },
    {
      name: 'order',
      label: 'Place in lists',
      kind: 'number',
      help: 'The lowest number comes first.',
      isRequired: true,
    },
  ],
};

export const yamlForms: YamlForms = {
  menu: [
    {
      name: 'links',
      label: 'Links',
      kind: 'list',
      isRequired: true,
      fields: [
        { name: 'link', label: 'Link', kind: 'text', isRequired: true },
        { name: 'title', label: 'Title', kind: 'text', isRequired: true },
        { name: 'in_sidebar', label: 'In the sidebar', kind: 'flag', help: 'Not stated: no.' },
        {
          name: 'is_running',
          label: 'Running',
          kind: 'flag',
          help: 'Of the giveaway, which has a green dot while it runs. Not stated: yes.',
        },
      ],
    },
    {
      name: 'bottom_links',
      label: 'Links at the bottom',
      kind: 'list',
      isRequired: true,
      fields: [
        { name: 'link', label: 'Link', kind: 'text', isRequired: true },
        { name: 'title', label: 'Title', kind: 'text', isRequired: true },
        { name: 'in_sidebar', label: 'In the sidebar', kind: 'flag', help: 'Not stated: no.' },
        {
          name: 'is_running',
          label: 'Running',
          kind: 'flag',
          help: 'Of the giveaway, which has a green dot while it runs. Not stated: yes.',
        },
      ],
    },
  ],
  home: [
    {
      name: 'metatags',
      label: 'Meta tags',
      kind: 'group',
      isRequired: true,
      fields: [
        { name: 'meta', label: 'meta', kind: 'map', value: 'text' },
        { name: 'og', label: 'og', kind: 'map', value: 'text' },
        { name: 'twitter', label: 'twitter', kind: 'map', value: 'text' },
      ],
    },
    { name: 'main_title', label: 'Heading', kind: 'text', isRequired: true },
    {
      name: 'main_text',
      label: 'Introduction (HTML)',
      kind: 'html',
      isRequired: true,
      isBlankWritten: true,
    },
    {
      name: 'bottom_banner',
      label: 'Banner at the bottom (HTML)',
      kind: 'html',
      isRequired: true,
      isBlankWritten: true,
    },
    {
      name: 'top_bookmakers_banner',
      label: 'Banner of the bookmakers (HTML)',
      kind: 'html',
      isRequired: true,
      isBlankWritten: true,
    },
    {
      name: 'betting_information',
      label: 'Betting information',
      kind: 'list',
      isRequired: true,
      fields: [
        { name: 'title', label: 'Title', kind: 'text', isRequired: true },
        {
          name: 'text',
          label: 'Text (HTML)',
          kind: 'html',
          isRequired: true,
          isBlankWritten: true,
        },
      ],
    },
    { name: 'seo_title', label: 'Heading of the last text', kind: 'text', isRequired: true },
    {
      name: 'seo_text',
      label: 'Last text (HTML)',
      kind: 'html',
      isRequired: true,
      isBlankWritten: true,
    },
    {
      name: 'social_links',
      label: 'Social links',
      kind: 'list',
      isRequired: true,
      fields: [
        { name: 'link', label: 'Link', kind: 'text', isRequired: true },
        { name: 'slug', label: 'Network', kind: 'text', isRequired: true },
      ],
    },
    {
      name: 'toolbar_links',
      label: 'Links of the toolbar',
      kind: 'list',
      isRequired: true,
      fields: [
        { name: 'link', label: 'Link', kind: 'text', isRequired: true },
        { name: 'title', label: 'Title', kind: 'text', isRequired: true },
        { name: 'in_sidebar', label: 'In the sidebar', kind: 'flag', help: 'Not stated: no.' },
        {
          name: 'is_running',
          label: 'Running',
          kind: 'flag',
          help: 'Of the giveaway, which has a green dot while it runs. Not stated: yes.',
        },
        { name: 'paid', label: 'Pays for its place', kind: 'flag', help: 'Not stated: no.' },
      ],
    },
  ],
  banners: { map: 'html', label: 'Banners by slot' },
  tags: { map: 'text', label: 'Names by slug' },
  leagues: [
    {
      name: 'competitions',
      label: 'Competitions',
      kind: 'list',
      help: 'One that is not listed has 2 points for a win and 1 for a tie or no result, and its table states it.',
      isRequired: true,
      fields: [
        {
          name: 'name',
          label: 'Name of the competition',
          kind: 'text',
          help: 'Without a season: Asia Cup is the name of the series Asia Cup, 2012. Accents and capitals do not matter.',
          isRequired: true,
        },
        {
          name: 'from',
          label: 'First season with these rules',
          kind: 'number',
          help: 'A year. Empty: since the beginning.',
        },
        {
          name: 'to',
          label: 'Last season with these rules',
          kind: 'number',
          help: 'A year. Empty: they are in force. Of several entries, the first whose name and seasons match is used.',
        },
        { name: 'win', label: 'Points for a win', kind: 'number', isRequired: true },
        {
          name: 'tie',
          label: 'Points for a tie',
          kind: 'number',
          help: 'For each side, if nothing decides the match.',
          isRequired: true,
        },
        {
          name: 'no_result',
          label: 'Points for no result',
          kind: 'number',
          help: 'For each side, also if the match is abandoned.',
          isRequired: true,
        },
        {
          name: 'bonus',
          label: 'Bonus for a high run rate',
          kind: 'group',
          help: 'Fill in both numbers, or none if there is no bonus.',
          fields: [
            { name: 'points', label: 'Bonus points', kind: 'number', isRequired: true },
            {
              name: 'run_rate',
              label: 'Required run rate',
              kind: 'number',
              help: 'As a multiple of the other side’s run rate, such as 1.25. A side that is all out counts its full overs.',
              isRequired: true,
            },
          ],
        },
        {
          name: 'order',
          label: 'What decides between sides',
          kind: 'ranking',
          help: 'In this order. Empty: points, then wins, then net run rate.',
          options: [
            { value: 'points', label: 'Points' },
            { value: 'wins', label: 'Wins' },
            { value: 'head_to_head', label: 'Wins against the sides that are equal so far' },
            { value: 'bonus_points', label: 'Bonus points' },
            { value: 'net_run_rate', label: 'Net run rate' },
          ],
        },
        {
          name: 'carries_into',
          label: 'Later stage that keeps results',
          kind: 'text',
          help: 'Its name, such as Super Four: sides take the matches that they played against each other into it. Empty: none.',
        },
        {
          name: 'source',
          label: 'Source of these rules',
          kind: 'text',
          help: 'Shown under the table, such as: Asia Cup playing conditions of 2014, points system.',
          isRequired: true,
        },
      ],
    },
  ],
};

export const photoFields: readonly Field[] = [
  {
    name: 'alt',
    label: 'What it shows',
    kind: 'text',
    help: 'For those who do not see it.',
    isRequired: true,
  },
  { name: 'credit', label: 'Who took it', kind: 'text' },
  {
    name: 'focus',
    label: 'What stays in view when it is cropped',
    kind: 'point',
    help: 'Empty: the middle.',
  },
];
