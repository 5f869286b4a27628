// What the walk needs of a browser, whichever protocol it is driven by.

export type Point = { readonly x: number; readonly y: number };

/** An input source of WebDriver, which its two protocols write alike (https://www.w3.org/TR/webdriver2/#actions). */
export type InputSource = {
  readonly type: 'pointer' | 'key';
  readonly id: string;
  readonly parameters?: { readonly pointerType: 'mouse' | 'touch' };
  readonly actions: readonly object[];
};

export type Driver = {
  /** With its version, as the browser says it. */
  readonly name: string;
  readonly open: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** In CSS pixels. */
  readonly resize: (width: number, height: number) => Promise<void>;
  /** Runs a function in the page by its text: it names nothing outside itself. Arguments and result travel as JSON. */
  readonly run: <A extends readonly unknown[], T>(
    body: (...given: A) => T | Promise<T>,
    ...given: A
  ) => Promise<T>;
  readonly act: (sources: readonly InputSource[]) => Promise<void>;
  /** Paths of files for the file field that this CSS selector names. */
  readonly chooseFiles: (selector: string, paths: readonly string[]) => Promise<void>;
  /** PNG, in base64. */
  readonly picture: () => Promise<string>;
  readonly close: () => Promise<void>;
};

/** A function as text that takes and gives JSON. */
export function overJson(body: (...given: never[]) => unknown): string {
  return `async (given) => JSON.stringify((await (${String(body)})(...JSON.parse(given))) ?? null)`;
}
