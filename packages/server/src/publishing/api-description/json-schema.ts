/** The subset of JSON Schema (2020-12) used by the contract's schemas. */
export type JsonSchema = {
  readonly $ref?: string;
  readonly type?: string | undefined;
  readonly description?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: SchemasByName;
  readonly patternProperties?: SchemasByName;
  readonly additionalProperties?: JsonSchema | boolean;
  readonly required?: readonly string[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
};

export type SchemasByName = Readonly<Record<string, JsonSchema>>;
