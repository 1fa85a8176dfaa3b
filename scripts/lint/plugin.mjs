// The project's own lint rules, for oxlint.

/** Functions that take a list as arguments. */
const VARIADIC = new Set(
  'push unshift splice toSpliced concat max min assign fromCharCode fromCodePoint apply'.split(' '),
);

/** Reports a list that is spread into the arguments of a call: one from a file may be too long for a call. */
const noUnboundedArguments = {
  create: (context) => ({
    CallExpression({ callee, arguments: args }) {
      if (!VARIADIC.has(callee.property?.name)) return;
      const message =
        'A list from a file may be too long for the arguments of a call: use `addAll`, `largest` or a loop.';
      for (const node of args) if (node.type === 'SpreadElement') context.report({ node, message });
    },
  }),
};

export default {
  meta: { name: 'docsight' },
  rules: { 'no-unbounded-arguments': noUnboundedArguments },
};
