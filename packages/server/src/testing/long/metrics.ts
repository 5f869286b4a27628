// What a server says of itself, in the words of docs/OPERATIONS.md.

export type Metrics = (name: string, labels?: string) => number;

/** `name` and `labels` as they stand in the text: `palmares_upload_bytes`, `state="taken"`. NaN where it is not there. */
export async function readMetrics(url: string, token: string): Promise<Metrics> {
  const reply = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  const lines = (await reply.text()).split('\n');
  return (name, labels) => {
    const begin = labels === undefined ? `${name} ` : `${name}{${labels}} `;
    return Number(lines.find((line) => line.startsWith(begin))?.slice(begin.length) ?? Number.NaN);
  };
}
