import { encodeQR } from 'qr';
import styles from './qr-picture.module.css';

/** Quiet zone in modules, as the QR code standard requires. */
const BORDER = 4;

/** Merges a run of dark modules of a row into one rectangle. */
function toPath(rows: readonly (readonly boolean[])[]): string {
  return rows
    .flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1]) return [];
        const end = row.indexOf(false, x);
        const width = (end < 0 ? row.length : end) - x;
        return [`M${x} ${y}h${width}v1h-${width}z`];
      }),
    )
    .join('');
}

/** A text as a QR code: black on white in both themes, which cameras need. It fills the width of its container. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: BORDER });
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
    >
      <path d={toPath(rows)} />
    </svg>
  );
}
