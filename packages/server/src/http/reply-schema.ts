// Rewrites reply schemas so that the serializer runs fastest. It tries the members of a union one by one with a validator; almost all our
// unions are « this or null » or a few constants, which it can write without validation.
import { type TSchema, Type } from 'typebox';

const isOf = (type: string) => (schema: TSchema) => 'type' in schema && schema['type'] === type;

/** Returns the same schema with `nullable` and plain strings instead of such unions. */
export function toSerialised(schema: TSchema): TSchema {
  if (Type.IsUnion(schema)) return toMember(schema, schema.anyOf);
  if (Type.IsArray(schema)) return { ...schema, items: toSerialised(schema.items) };
  if (!Type.IsObject(schema)) return schema;
  const properties = Object.entries(schema.properties);
  return {
    ...schema,
    properties: Object.fromEntries(properties.map(([name, property]) => [name, toSerialised(property)])),
  };
}

/** The validator that chooses a member of a union refuses `nullable` beside an enumeration: such members stay as they are. */
function toMember(union: TSchema, members: readonly TSchema[]): TSchema {
  const others = members.filter((member) => !isOf('null')(member));
  const nullable = others.length < members.length ? { nullable: true } : {};
  if (others.every(isOf('string'))) return { type: 'string', ...nullable };
  const [only, second] = others;
  return only !== undefined && second === undefined ? { ...toSerialised(only), ...nullable } : union;
}
