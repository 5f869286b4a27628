import { configMessages as say } from './config-messages.ts';
import * as values from './values.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads variables one by one and collects all errors, so that the operator sees them at once. */
export class VariableReader {
  readonly issues: string[] = [];
  readonly #environment: Environment;

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  /** An empty variable counts as absent: compose files and shells set such ones. */
  text(name: string): string | undefined {
    const value = this.#environment[name];
    return value?.trim() === '' ? undefined : value;
  }

  value<T>(
    name: string,
    fallback: T,
    parse: (value: string) => T | undefined,
    issue: (value: string) => string,
  ): T {
    const value = this.text(name)?.trim();
    if (value === undefined) return fallback;
    const parsed = parse(value);
    if (parsed === undefined) this.issues.push(issue(value));
    return parsed ?? fallback;
  }

  onOff(name: string, fallback: boolean): boolean {
    return this.value(name, fallback, values.parseOnOff, (value) => say.onOff(name, value));
  }
}
