import { configMessages as say } from './config-messages.ts';
import * as values from './values.ts';
import type { VariableReader } from './variable-reader.ts';

/** Without `port` metrics are served on the site's own port, behind `token`. */
export interface MetricsConfig {
  readonly host: string;
  readonly port: number | undefined;
  readonly token: string | undefined;
}

/** Returns undefined if metrics are not configured. */
export function readMetrics(read: VariableReader): MetricsConfig | undefined {
  const host = read.value('METRICS_HOST', '127.0.0.1', values.parseHost, (value) =>
    say.host('METRICS_HOST', value),
  );
  const port = read.value('METRICS_PORT', undefined, values.parsePort, (value) =>
    say.port('METRICS_PORT', value),
  );
  const token = read.value('METRICS_TOKEN', undefined, values.parseSecret, (value) =>
    say.secret('METRICS_TOKEN', value.length),
  );
  return port === undefined && token === undefined ? undefined : Object.freeze({ host, port, token });
}
