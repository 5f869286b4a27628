// Converts rows of the floor to the replies of our server, for visitors and public data.

type Category = { id: number; name: string; name_en: string | null };
type Image = Record<'id' | 'album_id' | 'width' | 'height', number> &
  Record<'file_key' | 'name' | 'color', string> & {
    description: string | null;
    url: string | null;
    animated: boolean;
  };
type Author = { author_id: number; username: string; nametag: string };
type Dated = { created_at: Date; updated_at: Date; version: number };

export type AlbumRow = Author &
  Dated & {
    id: number;
    name: string;
    status: string;
    categories: Category[];
    image_count: number;
    views: number;
    uses: number;
    images: Image[];
  };

export type TierlistRow = Author &
  Dated & {
    id: number;
    name: string;
    description: string | null;
    private: boolean;
    album_id: number;
    album_name: string;
    image_count: number;
    status: string;
    owner_id: number;
    owner_username: string;
    owner_nametag: string;
    categories: Category[];
    id_main_image: number | null;
    album_cover: string;
  };

export type LineRow = {
  id: number;
  label: string;
  placement: number;
  color: string;
  images: { id: number; placement: number; disable: boolean; image: Image }[];
};

const toAuthor = (row: Author) => ({ id: row.author_id, username: row.username, nametag: row.nametag });

const toImage = (image: Image) => ({
  id: image.id,
  name: image.name,
  description: image.description,
  url: image.url,
  path_image: `/media/${image.file_key}/full.webp`,
  id_album: image.album_id,
  width: image.width,
  height: image.height,
  color: image.color,
  animated: image.animated,
});

export const toAlbum = (row: AlbumRow) => ({
  id: row.id,
  name: row.name,
  status: row.status,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  version: row.version,
  categories: row.categories,
  image_count: row.image_count,
  author: toAuthor(row),
  views: row.views,
  uses: row.uses,
  images: row.images.map(toImage),
});

export const toTierlist = (row: TierlistRow, lines: readonly LineRow[]) => ({
  id: row.id,
  name: row.name,
  description: row.description,
  private: row.private,
  id_album: row.album_id,
  author: toAuthor(row),
  album: {
    id: row.album_id,
    name: row.album_name,
    status: row.status,
    author: { id: row.owner_id, username: row.owner_username, nametag: row.owner_nametag },
    categories: row.categories,
    image_count: row.image_count,
    imagePath: `/media/${row.album_cover}/full.webp`,
  },
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  version: row.version,
  frozen: false,
  hidden: false,
  id_main_image: row.id_main_image,
  can: { update: false, delete: false },
  lines: lines.map((line) => ({
    id: line.id,
    id_tierlist: row.id,
    label: line.label,
    placement: line.placement,
    color: line.color,
    images: line.images.map((entry) => ({
      id: entry.id,
      id_image: entry.image.id,
      id_tierlist_line: line.id,
      placement: entry.placement,
      disable: entry.disable,
      image: toImage(entry.image),
    })),
  })),
});
