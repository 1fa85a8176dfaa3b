import { fenceOptions } from '../../code/fenceOptions.ts';
import { readFenceMeta } from '../../page/fences/fenceMeta.ts';
import { code, formatList } from '../../util/messageText.ts';
import { findNearest } from '../../util/nearest.ts';
import { type PageRule, changeFix } from '../engine/rule.ts';

/** The options with fixed values: nearly no code block has one of them. */
const limited = fenceOptions.flatMap((option) =>
  option.values === undefined ? [] : { ...option, values: option.values },
);
const mayHaveOne = new RegExp(`\\b(?:${limited.map(({ name }) => name).join('|')})=`, 'i');

export const optionValue: PageRule = {
  meta: {
    id: 'code/option-value',
    title: 'Unknown value of a code block option',
    severity: 'warning',
    summary:
      'a value of a code block’s option that the platform doesn’t know, such as another `placement` of a diagram',
    fixes: { needReview: true },
  },
  *check(context) {
    const { text, fences } = context.page;
    for (const fence of fences) {
      if (fence.info.start === fence.info.end || !mayHaveOne.test(text.slice(fence.info.start, fence.info.end)))
        continue;
      const { language, options } = readFenceMeta(text, fence);
      for (const { name, value } of options) {
        const known = limited.find((option) => option.name === name);
        if (value === undefined || known === undefined || known.language !== language?.value.toLowerCase()) continue;
        if (known.values.includes(value.value)) continue;
        const { names } = findNearest(value.value, known.values);
        yield {
          range: value.range,
          message: `${code(name)} must be ${formatList(known.values.map(code))}, not ${code(value.value)}.`,
          ...(names.length > 0 && {
            fixes: () =>
              names.map((one) =>
                changeFix(context, value.range, one, {
                  preferred: names.length === 1,
                }),
              ),
          }),
        };
      }
    }
  },
};
