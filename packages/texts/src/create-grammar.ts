// Numbers and plural forms of a language, by Intl. Formatters are created at their first use, because each costs milliseconds.
import { lazyValue } from '@palmares/core/lazy';

export type Grammar = {
  /** Examples: « 12 », « 1 204 »; “1,204”. */
  readonly formatNumber: (n: number) => string;
  /** The singular for the numbers that have it: in French also for zero. Example: « 1 204 images ». */
  readonly count: (n: number, singular: string, plural?: string) => string;
};

/** Numbers from here on have a thousands separator. */
const GROUPED = 1_000;

/** `space` stands between a number and its noun. */
export function createGrammar(locale: string, { space }: { space: string }): Grammar {
  const numbers = lazyValue(() => new Intl.NumberFormat(locale));
  const plurals = lazyValue(() => new Intl.PluralRules(locale));
  /** Small integers, which are the most common, skip the costly formatter. */
  const formatNumber = (n: number) =>
    Number.isInteger(n) && n < GROUPED && (n > 0 || Object.is(n, 0)) ? String(n) : numbers().format(n);
  const isSingular = (n: number) =>
    // The most common numbers skip the rules too; both languages agree on them.
    n === 1 || (n !== 2 && plurals().select(Math.abs(n)) === 'one');
  return {
    formatNumber,
    count: (n, singular, plural = `${singular}s`) =>
      `${formatNumber(n)}${space}${isSingular(n) ? singular : plural}`,
  };
}
