import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';

/** One JSON object per line on stdout; in a terminal, short lines for a reader. */
export function createLogger(level: Config['logLevel']): Logger {
  const options = {
    level,
    redact: { paths: ['req.headers.authorization', 'req.headers.cookie'], remove: true },
  };
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
  // Pino wrote the line.
  const record = JSON.parse(line) as {
    level: number;
    time: number;
    msg?: string;
    err?: { stack?: string; message?: string };
    req?: { method?: string; url?: string };
    res?: { statusCode?: number };
    [name: string]: unknown;
  };
  const time = new Date(record.time).toTimeString().slice(0, 8);
  const details = Object.entries(record)
    .filter(([name]) => !known.has(name))
    .map(([name, value]) => ` ${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join('');
  const request = record.req ? ` ${record.req.method} ${record.req.url}` : '';
  const reply = record.res ? ` ${record.res.statusCode}` : '';
  const error = record.err ? `\n${record.err.stack ?? record.err.message}` : '';
  return `${time} ${levelNames[record.level] ?? ''}${record.msg ?? ''}${request}${reply}${details}${error}\n`;
}
