import { type Logger, type LoggerOptions, pino } from 'pino';
import type { Config } from './config.ts';
import { type LoggedError, toLoggedError } from './log-error.ts';

/** Keeps headers and URLs of requests, personal addresses and values of rows out of every log line. */
export const LOG_OPTIONS = {
  serializers: {
    err: (error: unknown) => toLoggedError(error),
    // Fastify's own lines would log requests and replies completely.
    req: ({ method }: { method?: string }) => ({ method }),
    res: ({ statusCode }: { statusCode?: number }) => ({ statusCode }),
  },
} satisfies LoggerOptions;

/** Writes one JSON object per line to stdout; in a terminal, short readable lines. */
export function createLogger(level: Config['logLevel']): Logger {
  const options = { level, ...LOG_OPTIONS };
  if (!process.stdout.isTTY) return pino(options);
  return pino(options, { write: (line: string) => process.stdout.write(toReadable(line)) });
}

const known = new Set([
  'level',
  'time',
  'pid',
  'hostname',
  'msg',
  'err',
  'reqId',
  'req',
  'res',
  'responseTime',
]);
const levelNames: Readonly<Record<number, string>> = { 40: 'attention ', 50: 'erreur ', 60: 'fatal ' };

function toReadable(line: string): string {
  // Pino wrote the line, so its shape is known.
  const record = JSON.parse(line) as {
    level: number;
    time: number;
    msg?: string;
    err?: LoggedError;
    req?: { method?: string };
    res?: { statusCode?: number };
    [name: string]: unknown;
  };
  const time = new Date(record.time).toTimeString().slice(0, 8);
  const details = Object.entries(record)
    .filter(([name]) => !known.has(name))
    .map(([name, value]) => ` ${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join('');
  const request = record.req ? ` ${record.req.method}` : '';
  const reply = record.res ? ` ${record.res.statusCode}` : '';
  const error = record.err ? `\n${toParagraph(record.err)}` : '';
  return `${time} ${levelNames[record.level] ?? ''}${record.msg ?? ''}${request}${reply}${details}${error}\n`;
}

function toParagraph({ type, message, stack, errors = [], cause }: LoggedError): string {
  const others = [...errors, ...(cause === undefined ? [] : [cause])];
  return [`${type}: ${message}`, ...(stack === undefined ? [] : [stack]), ...others.map(toParagraph)].join(
    '\n',
  );
}
