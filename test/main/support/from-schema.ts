/** Valid values of a schema, as fast-check makes them: the raw material of malformed messages. */
import fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import { z } from 'zod';

/** As much of JSON Schema as the protocol's own schemas come to. */
interface Shape {
  type?: 'object' | 'array' | 'string' | 'integer' | 'number' | 'boolean' | 'null';
  const?: unknown;
  enum?: unknown[];
  anyOf?: Shape[];
  oneOf?: Shape[];
  properties?: Record<string, Shape>;
  required?: string[];
  additionalProperties?: Shape | boolean;
  items?: Shape;
  prefixItems?: Shape[];
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  minimum?: number;
  maximum?: number;
}

/** Long enough to be interesting, short enough to be quick. */
const MOST_ITEMS = 4;

export function validValues(schema: z.ZodType): Arbitrary<unknown> {
  return arbitraryOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape);
}

function arbitraryOf(shape: Shape): Arbitrary<unknown> {
  if ('const' in shape) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  const either = shape.anyOf ?? shape.oneOf;
  if (either) return fc.oneof(...either.map(arbitraryOf));
  switch (shape.type) {
    case 'object':
      return objectOf(shape);
    case 'array':
      return arrayOf(shape);
    case 'string':
      return stringOf(shape);
    case 'integer':
      return fc.integer({ min: shape.minimum ?? 0, max: Math.min(shape.maximum ?? 1e6, 2 ** 31 - 1) });
    case 'number':
      return fc.double({ min: shape.minimum ?? 0, max: shape.maximum ?? 1e6, noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    default:
      return fc.jsonValue({ maxDepth: 3 });
  }
}

function objectOf({ properties = {}, required = [], additionalProperties }: Shape): Arbitrary<unknown> {
  const fields = fc.record(Object.fromEntries(Object.entries(properties).map(([key, shape]) => [key, arbitraryOf(shape)])), {
    requiredKeys: required,
  });
  if (typeof additionalProperties !== 'object') return fields;
  return fc.dictionary(fc.string({ maxLength: 20 }), arbitraryOf(additionalProperties), { maxKeys: MOST_ITEMS });
}

function arrayOf({ items, prefixItems, minItems = 0, maxItems = MOST_ITEMS }: Shape): Arbitrary<unknown> {
  if (prefixItems) return fc.tuple(...prefixItems.map(arbitraryOf));
  return fc.array(arbitraryOf(items ?? {}), { minLength: minItems, maxLength: Math.max(minItems, Math.min(maxItems, MOST_ITEMS)) });
}

function stringOf({ pattern, minLength = 0, maxLength = 60 }: Shape): Arbitrary<string> {
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  return fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) });
}
