import { expect, test } from 'vitest';
import { toClasses } from './inline-styles.ts';

test('a style attribute becomes a class, the same for the same style', () => {
  const html =
    '<i class="a b" style="--tier:#ff7f7f">x</i><b style="--hue:12">y</b><i class="c" style="--tier:#ff7f7f" id="z"></i>';

  expect(toClasses(html)).toEqual({
    html: '<i class="_0 a b">x</i><b class="_1">y</b><i class="_0 c" id="z"></i>',
    rules: '._0{--tier:#ff7f7f}._1{--hue:12}',
  });
});

test('what was typed is left as it is', () => {
  const html =
    '<p title="a style=&quot;--x:1&quot;"> style=&quot;--tier:#000&quot; &lt;i style=&quot;&quot;&gt;</p>';

  expect(toClasses(html)).toEqual({ html, rules: '' });
});

test.each(['color:red', '--a:url(//x)', '--a:1}body{color:red'])(
  'nothing but plain custom properties passes: %s',
  (style) => {
    expect(() => toClasses(`<i style="${style}"></i>`)).toThrow('custom properties');
  },
);
