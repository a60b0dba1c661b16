// Two lint rules. The first: SQL that is passed to `query` must be a literal. A concatenated one could carry a value in its text.
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

// The second: a table of words must be a map. Every object has a 'constructor' and a 'toString', and a user may write these words.
const isByString = (type) => {
  const [first] = type?.typeArguments?.params ?? []
  const name = type?.typeName?.name
  return name === 'Readonly' || name === 'Partial'
    ? isByString(first)
    : name === 'Record' && first?.type === 'TSStringKeyword'
}

const isFilled = (node) => node?.type === 'ObjectExpression' && node.properties.some(({ type }) => type === 'Property')

const noPlainTable = {
  create: (context) => {
    const report = (node) =>
      context.report({ node, message: 'Make it a Map: an object has more names than it is given.' })
    return {
      VariableDeclarator({ id, init }) {
        if (isByString(id.typeAnnotation?.typeAnnotation) && isFilled(init)) report(init)
      },
      MemberExpression({ object, property, computed }) {
        if (computed && isFilled(object) && property.type !== 'Literal') report(object)
      },
    }
  },
}

export default { meta: { name: 'ours' }, rules: { 'no-built-sql': noBuiltSql, 'no-plain-table': noPlainTable } }
