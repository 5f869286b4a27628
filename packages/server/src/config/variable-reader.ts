import { configMessages as say } from './config-messages.ts';
import * as values from './values.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** Reads one variable after the other and collects what is wrong with them, so that the person is told everything at once. */
export class VariableReader {
  readonly issues: string[] = [];
  readonly #environment: Environment;

  constructor(environment: Environment) {
    this.#environment = environment;
  }

  /** An empty variable is one that was not given: compose files and shells leave such ones. */
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
