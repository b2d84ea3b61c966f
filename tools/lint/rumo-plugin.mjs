/**
 * Demands that `it.override` stands in a `describe`. At the top level of a file it stays in force for the next test
 * file of the same worker.
 */
const noFileWideOverride = {
  create(context) {
    return {
      'Program > ExpressionStatement > CallExpression > MemberExpression[property.name="override"]'(
        node,
      ) {
        context.report({
          node,
          message: 'It outlives this file: put it into a describe, or use it.extend.',
        })
      },
    }
  },
}

export default {
  meta: { name: 'rumo' },
  rules: { 'no-file-wide-override': noFileWideOverride },
}
