import { ruleTester } from '../../../support/ruleTester.ts';

ruleTester('prose/terminology', {
  valid: [
    'The name of the host is GitHub, not Github.\n',
    'See https://github.com/acme and [the code](https://github.com/acme).\n',
    'Install it with `npm`, from github.com or @github/acme.\n',
    'The address is postgresql+asyncpg://user@host, so install langchain+redis with it.\n',
    'You need npm. Npm specs are names of packages of the registry.\n',
    'These are the names: website, youtube, github, discord.\n',
    "import { PriceTable } from '/snippets/price.mdx';\n\nThe PriceTable component is for the price table.\n",
  ],
  invalid: [
    { source: 'Connect Github and `Github`.\n', found: ['Github'] },
    { source: 'Install the package with Npm before you start the agent.\n', found: ['Npm'] },
    { source: 'Sign in with github, which is the default of the site.\n', found: ['github'] },
    {
      source:
        "import { PriceTable } from '/snippets/price.mdx';\n\nThe Pricetable component is for the plans of the site.\n",
      found: ['Pricetable'],
    },
  ],
});
