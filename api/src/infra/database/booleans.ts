import {
  type KyselyPlugin,
  OperationNodeTransformer,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type PrimitiveValueListNode,
  type QueryResult,
  type RootOperationNode,
  type UnknownRow,
  type ValueNode,
} from 'kysely'
import { BOOLEAN_COLUMNS } from '../tables/tables.ts'

/** Both databases store a boolean as an integer. Only this plugin converts between the two. */
export class BooleansPlugin implements KyselyPlugin {
  readonly #toInteger = new BooleansToIntegers()

  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    return this.#toInteger.transformNode(node)
  }

  async transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    const [first] = result.rows
    if (first === undefined) return result
    for (const column of BOOLEAN_COLUMNS) {
      if (column in first) for (const row of result.rows) row[column] = toBoolean(row[column])
    }
    return result
  }
}

class BooleansToIntegers extends OperationNodeTransformer {
  protected override transformValue(node: ValueNode): ValueNode {
    return { ...node, value: toInteger(node.value) }
  }

  protected override transformPrimitiveValueList(
    node: PrimitiveValueListNode,
  ): PrimitiveValueListNode {
    return { ...node, values: node.values.map(toInteger) }
  }
}

/** A null stays null: an outer join returns it when there is no matching row. */
function toBoolean(value: unknown): unknown {
  return value === null ? null : value === 1
}

function toInteger(value: unknown): unknown {
  return typeof value === 'boolean' ? Number(value) : value
}
