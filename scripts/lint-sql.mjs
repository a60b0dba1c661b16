// A lint rule: SQL that is passed to `query` must be a literal. A concatenated one could carry a value in its text.
const isBuilt = (node) =>
  (node?.type === 'TemplateLiteral' && node.expressions.length > 0) ||
  (node?.type === 'BinaryExpression' && node.operator === '+') ||
  (node?.type === 'ObjectExpression' &&
    node.properties.some(({ key, value }) => key?.name === 'text' && isBuilt(value)))

const noBuiltSql = {
  create: (context) => ({
    CallExpression({ callee, arguments: [statement] }) {
      if (callee.type === 'MemberExpression' && callee.property.name === 'query' && isBuilt(statement))
        context.report({
          node: statement,
          message: 'Write SQL out, and give values as parameters ($1) or use Drizzle.',
        })
    },
  }),
}

export default { meta: { name: 'ours' }, rules: { 'no-built-sql': noBuiltSql } }
