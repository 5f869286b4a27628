// Server-sent events as the server writes them (server/src/http/event-stream.ts): lines end with a line feed, data is one line.
// Invariant: the events do not depend on where the text is cut into chunks.

type StreamEvent = { readonly name: string; readonly data: string };

/** Returns a function that takes the next chunk and returns the events that it completes. Comments give none. */
export function createEventParser(): (chunk: string) => StreamEvent[] {
  let rest = '';
  return (chunk) => {
    const blocks = (rest + chunk).split('\n\n');
    rest = blocks.pop() ?? '';
    return blocks.flatMap(parseBlock);
  };
}

function parseBlock(block: string): StreamEvent[] {
  const lines = block.split('\n');
  const data = readField(lines, 'data');
  return data === null ? [] : [{ name: readField(lines, 'event') ?? 'message', data }];
}

function readField(lines: readonly string[], name: string): string | null {
  const line = lines.find((text) => text.startsWith(`${name}:`));
  return line === undefined ? null : line.slice(name.length + 1).trimStart();
}
