// What a server has heard of revocations: whether something that it read earlier about an album still holds. Its clock is a count of the
// revocations heard, the term.
import { LRUCache } from 'lru-cache';

/** Albums whose revocations are told apart, about 5 MB; what was read before an older one is void. */
const ALBUMS_MAX = 50_000;

export class RevokedAlbums {
  #term = 0;
  /** Everything read in an earlier term is void. */
  #oldest = 0;
  /** The term that began with the last revocation of an album. */
  readonly #terms: LRUCache<number, number>;

  constructor(albumsMax = ALBUMS_MAX) {
    this.#terms = new LRUCache<number, number>({
      max: albumsMax,
      dispose: (term, _album, reason) => {
        if (reason === 'evict') this.#oldest = Math.max(this.#oldest, term);
      },
    });
  }

  get term(): number {
    return this.#term;
  }

  revoke(albumId: number): void {
    this.#term += 1;
    this.#terms.set(albumId, this.#term);
  }

  revokeAll(): void {
    this.#term += 1;
    this.#oldest = this.#term;
    this.#terms.clear();
  }

  /** Tells whether what was read about the album, by a query sent in this term, still holds. */
  isCurrent(albumId: number, term: number): boolean {
    return term >= this.#oldest && term >= (this.#terms.peek(albumId) ?? 0);
  }
}
