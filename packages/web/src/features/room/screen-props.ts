import type { Image, RoomSnapshot } from '@palmares/core/contract/types';

export type ScreenProps = {
  readonly snapshot: RoomSnapshot;
  readonly images: ReadonlyMap<number, Image>;
  readonly hidesCode: boolean;
};
