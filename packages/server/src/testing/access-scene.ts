// The shape of a scenario of the access matrix (access-scenarios.ts).
import type { TestApp } from './app.ts';
import type { Client } from './client.ts';
import type { TestUser } from './factories.ts';

export type Scene = {
  readonly t: TestApp;
  readonly owner: TestUser & { password: string };
  /** Signs the owner in, for prerequisites that must be created through the API. */
  readonly asOwner: () => Promise<Client>;
};

export type Request = {
  readonly path: string;
  readonly body?: unknown;
  readonly ifMatch?: number;
  readonly headers?: Record<string, string>;
  /** Cookies of people in a room, by their column. */
  readonly cookies?: Readonly<Record<RoomColumn, string>>;
};

/** Guest of the room, guest of another room, removed guest, opener: each known by a cookie alone. */
export const ROOM_COLUMNS = ['G', 'H', 'R', 'P'] as const;
export type RoomColumn = (typeof ROOM_COLUMNS)[number];

/** A request that is the same for every actor, or one derived from the actor's own view. */
export type Plan = Request | ((actor: Client) => Promise<Request>);
export type Scenario = (scene: Scene) => Promise<Plan>;
