// The browser operations that the walk needs, for every protocol. Two clients of our own implement them in 240 lines: WebKitGTK has only
// WebDriver, and Debian's Firefox only BiDi. A library for both would still need this type, and Puppeteer cannot send the input sources
// below, which both protocols take as they are.

export type Point = { readonly x: number; readonly y: number };

/** A WebDriver input source, which both protocols define alike (https://www.w3.org/TR/webdriver2/#actions). */
export type InputSource = {
  readonly type: 'pointer' | 'key';
  readonly id: string;
  readonly parameters?: { readonly pointerType: 'mouse' | 'touch' };
  readonly actions: readonly object[];
};

export type Driver = {
  /** Name and version, as the browser reports them. */
  readonly name: string;
  readonly open: (url: string) => Promise<void>;
  readonly reload: () => Promise<void>;
  /** Size in CSS pixels. */
  readonly resize: (width: number, height: number) => Promise<void>;
  /** Runs a function in the page. Its text is sent, so it must not use outer variables. Arguments and result are sent as JSON. */
  readonly run: <A extends readonly unknown[], T>(
    body: (...given: A) => T | Promise<T>,
    ...given: A
  ) => Promise<T>;
  readonly act: (sources: readonly InputSource[]) => Promise<void>;
  /** Sets the files of the file field that the CSS selector matches, by their paths. */
  readonly chooseFiles: (selector: string, paths: readonly string[]) => Promise<void>;
  /** Takes a screenshot: PNG in base64. */
  readonly picture: () => Promise<string>;
  readonly close: () => Promise<void>;
};

/** Wraps a function as text that takes and returns JSON. */
export function wrapInJson(body: (...given: never[]) => unknown): string {
  return `async (given) => JSON.stringify((await (${String(body)})(...JSON.parse(given))) ?? null)`;
}
