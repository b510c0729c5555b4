/** A row of the table of methods: who may ask, with what, and what is answered. */
import { z } from 'zod';

/** Kinds of channels: this machine's own screen, a page that plays one seat of one match, and a page that looks on at one. */
export const ROLES = ['owner', 'seat', 'watcher'] as const;
export type RoleKind = (typeof ROLES)[number];

type Roles = readonly [RoleKind, ...RoleKind[]];
export const OWNER = ['owner'] as const satisfies Roles;
export const SEAT = ['seat'] as const satisfies Roles;
/** A seat's page asks these for its own match and seat only. */
export const OWNER_AND_SEAT = ['owner', 'seat'] as const satisfies Roles;

export const EVERYBODY = ['owner', 'seat', 'watcher'] as const satisfies Roles;

declare const answered: unique symbol;
/** What a request is answered with: a type alone, nothing at run time. */
export interface Answer<R> {
  readonly [answered]?: R;
}
export const answer = <R>(): Answer<R> => ({});
/** Answered with `{}`: it is done. */
export const done = answer<Record<string, never>>();

export interface MethodRow<Shape extends z.ZodRawShape = z.ZodRawShape, R = unknown> {
  readonly roles: Roles;
  /** Knows every field; one too many is refused. */
  readonly params: z.ZodObject<Shape, z.core.$strict>;
  readonly answer: Answer<R>;
}

export const method = <Shape extends z.ZodRawShape, R>(roles: Roles, shape: Shape, result: Answer<R>): MethodRow<Shape, R> => ({
  roles,
  params: z.strictObject(shape),
  answer: result,
});
