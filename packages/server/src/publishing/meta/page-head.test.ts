import { describe, expect, test } from 'vitest';
import { type PageHead, renderHead } from './page-head.ts';

const HEAD: PageHead = {
  title: 'Les meilleurs films',
  description: 'Tier list de Ada.',
  canonical: '/tierlists/7',
  type: 'article',
  structured: [],
  picture: { path: '/p.jpg', type: 'image/jpeg', width: 1200, height: 630, text: 'Une tier list' },
};
const SITE = 'https://palmares.example';

describe('the head of a page', () => {
  test('SH-68: says title, description, the one address and the picture, with the address of the site before each path', () => {
    expect(
      renderHead(HEAD, SITE, 'fr')
        .split('\n')
        .map((line) => line.trim()),
    ).toEqual([
      '<title>Les meilleurs films · Palmarès</title>',
      '<meta name="description" content="Tier list de Ada." />',
      '<link rel="canonical" href="https://palmares.example/tierlists/7" />',
      '<link rel="alternate" hreflang="fr" href="https://palmares.example/tierlists/7" />',
      '<link rel="alternate" hreflang="en" href="https://palmares.example/en/tierlists/7" />',
      '<link rel="alternate" hreflang="x-default" href="https://palmares.example/tierlists/7" />',
      '<meta property="og:url" content="https://palmares.example/tierlists/7" />',
      '<meta property="og:site_name" content="Palmarès" />',
      '<meta property="og:locale" content="fr_FR" />',
      '<meta property="og:type" content="article" />',
      '<meta property="og:title" content="Les meilleurs films" />',
      '<meta property="og:description" content="Tier list de Ada." />',
      '<meta property="og:image" content="https://palmares.example/p.jpg" />',
      '<meta property="og:image:type" content="image/jpeg" />',
      '<meta property="og:image:width" content="1200" />',
      '<meta property="og:image:height" content="630" />',
      '<meta property="og:image:alt" content="Une tier list" />',
      '<meta name="twitter:card" content="summary_large_image" />',
    ]);
  });

  test('what can be framed names the address that says how', () => {
    const html = renderHead({ ...HEAD, oembed: '/api/oembed?url=a&format=json' }, SITE, 'fr');

    expect(html).toContain(
      '<link rel="alternate" type="application/json+oembed" href="https://palmares.example/api/oembed?url=a&amp;format=json" />',
    );
  });

  test('what no search engine shall keep has no address of its own', () => {
    const html = renderHead({ ...HEAD, canonical: null }, SITE, 'fr');

    expect(html).toContain('<meta name="robots" content="noindex" />');
    expect(html).not.toMatch(/canonical|og:url/);
  });

  test.each([
    '"><script>alert(1)</script>',
    '</title><img src=x onerror=alert(1)>',
    '&quot;',
    "l'été & l’hiver",
  ])('a name of %s stays text', (name) => {
    const html = renderHead({ ...HEAD, title: name, structured: [{ '@type': 'Thing', name }] }, SITE, 'fr');

    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).not.toContain('<img');
    const data = /<script type="application\/ld\+json">(.*)<\/script>/.exec(html)?.[1] ?? '';
    expect(data).not.toContain('<');
    expect(JSON.parse(data)).toEqual({ '@context': 'https://schema.org', '@type': 'Thing', name });
    const title = /og:title" content="([^"]*)"/.exec(html)?.[1] ?? '';
    const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };
    expect(title.replaceAll(/&(\w+);/g, (_, entity: string) => entities[entity] ?? '?')).toBe(name);
  });
});
