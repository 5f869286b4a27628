// Reads a server's metrics under the names of docs/OPERATIONS.md.

export type Metrics = (name: string, labels?: string) => number;

/** `name` and `labels` as in the text: `palmares_upload_bytes`, `state="taken"`. Returns NaN if the metric is missing. */
export async function readMetrics(url: string, token: string): Promise<Metrics> {
  const reply = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } });
  const lines = (await reply.text()).split('\n');
  return (name, labels) => {
    const begin = labels === undefined ? `${name} ` : `${name}{${labels}} `;
    return Number(lines.find((line) => line.startsWith(begin))?.slice(begin.length) ?? Number.NaN);
  };
}
