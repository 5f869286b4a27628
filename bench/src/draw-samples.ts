// A dozen pictures of the size that people upload, different enough not to be one picture to the browser.
import { sharp } from '@palmares/server/files/configured-sharp';

const SIDE = 512;

export async function drawSamples(count = 12): Promise<Buffer[]> {
  return Promise.all(
    Array.from({ length: count }, (_, index) => {
      const hue = Math.round((index / count) * 360);
      const discs = Array.from({ length: 14 }, (_unused, disc) => {
        const [x, y] = [(disc * 167 + index * 61) % SIDE, (disc * 239 + index * 97) % SIDE];
        return `<circle cx="${x}" cy="${y}" r="${30 + ((disc * 13) % 60)}" fill="hsl(${(hue + disc * 24) % 360} 70% 60%)" fill-opacity="0.7"/>`;
      }).join('');
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}">
        <rect width="${SIDE}" height="${SIDE}" fill="hsl(${hue} 50% 35%)"/>${discs}</svg>`;
      return sharp(Buffer.from(svg)).png().toBuffer();
    }),
  );
}
