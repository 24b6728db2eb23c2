/** Pushes the result of a match of a side, played some days ago, to the API at `port`. */
export async function putEnded({ port, token }, side, day) {
  const response = await fetch(`http://127.0.0.1:${port}/api/feeds/scorer/events/${side}`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      revision: 1,
      at: seconds(),
      fixture: {
        competition: 'Quokka Cup',
        teams: [side, 'Numbats'],
        start: seconds() - 20_000 - day * 86_400,
      },
      score: { status: 4, match_status: 'Numbats won by 20 runs', score: '140/9:160/5' },
    }),
  });
  if (!response.ok) throw new Error(await response.text());
}

const seconds = () => Math.floor(Date.now() / 1000);
