import { describe, expect, it } from 'vitest';
import { classNames } from './class-names.ts';

describe('The name of a class', () => {
  it('keeps its word and is the same at every build', () => {
    const first = classNames('/web')('button', '/web/src/ui/button.module.css');
    classNames('/web')('card', '/web/src/ui/card.module.css');
    expect(classNames('/web')('button', '/web/src/ui/button.module.css?used')).toBe(first);
    expect(first).toMatch(/^button_[0-9a-z]{4}$/);
  });

  it('is another in another file', () => {
    const getName = classNames('/web');
    expect(getName('s', '/web/src/ui/button.module.css')).not.toBe(
      getName('s', '/web/src/ui/icon.module.css'),
    );
  });

  it('is refused where two files would share it', () => {
    const getName = classNames('/web');
    const files = Array.from({ length: 8_000 }, (_, n) => `/web/src/${n}.module.css`);
    expect(() => {
      for (const file of files) getName('s', file);
    }).toThrow(/Both .* have a class s_/);
  });
});
