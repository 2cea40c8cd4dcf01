import { expect, test } from 'vitest'
import { readGift } from '../../../../../../test/kit/content/questions/question-formats.ts'

/** What a file comes to, in short: types, texts, answers with a mark each, words for them, and what was said of it. */
function told(file: string) {
  const { questions, faults } = readGift(file, 'en')
  return [
    ...questions.map(({ form, notes = [], pictures = [] }) => {
      const { type, questionText, precedingText, postAnswerText, answers, answerPairs, answerBoolean } = form
      const asked = questionText.en || [precedingText.en, postAnswerText.en].filter(Boolean).join(' … ')
      const found = [
        ...answers.map(({ name, isCorrect }) => `${isCorrect ? '+' : '-'}${name.en}`),
        ...answerPairs.map((pair) => `${pair.possibleAnswer1.name.en}>${pair.possibleAnswer2.name.en}`),
        ...(answerBoolean === null ? [] : [answerBoolean]),
      ]
      const feedback = [form.correctText.en, form.lastIncorrectText.en].filter(Boolean).join('/')
      const around = [form.folder, ...form.tags].filter(Boolean)
      const codes = [...notes, ...pictures.map(({ code }) => code)]
      return [type, asked, found.join(' '), feedback, ...around, ...codes].filter(Boolean).join('|')
    }),
    ...faults.map(({ line, code }) => `${line} ${code}`),
  ]
}

test.for<[string, file: string, ...found: string[]]>([
  ['a name with its own signs', String.raw`::a\:b \:\: c::Which? {T}`, 'TF|Which?|true'],
  ['a name alone', '::Is rope wet?::{T}', 'TF|Is rope wet?|true|name_as_text'],
  ['a name that does not end', '::Name Which? {T}', 'TF|::Name Which?|true'],
  ['words for wrong and right', 'A star. {T#No, it is.#Yes.}', 'TF|A star.|true|Yes./No, it is.'],
  ['words for right alone', 'A star. {F##Yes.}', 'TF|A star.|false|Yes.'],
  ['words for all beside them', 'A star. {T#No.####It is.}', 'TF|A star.|true|It is./No.'],
  ['words for all of a free text', 'Write. {####Of knots.}', 'FT|Write.|Of knots./Of knots.'],
  ['a truth within its sentence', 'The sun {T} rises.', 'TF|The sun _____ rises.|true'],
  ['a truth before a full stop', 'The sun rises {T}.', 'TF|The sun rises.|true'],
  ['a truth in small letters', 'Which? {true}', '1 file_broken'],
  [
    'HTML',
    String.raw`::Q::[html]<p>Which <b>one</b>\: 1 &lt; 2?</p>{=<p>a</p> ~<p>b</p>}`,
    'MC|Which one: 1 < 2?|+a -b|markup_left',
  ],
  ['HTML that says no more than lines', String.raw`[html]<p class\="x">Which?</p>{T}`, 'TF|Which?|true'],
  [
    'HTML that is not named',
    'Gr&ouml;&szlig;e<br>oder <i>Höhe</i>? {T}',
    'TF|Größe\noder Höhe?|true|markup_left',
  ],
  ['signs that are no HTML', 'Is 1 < 2, a<b & c? {T}', 'TF|Is 1 < 2, a<b & c?|true'],
  ['HTML that is meant as it stands', '[plain]Which <b>? {=<p> ~&lt;}', 'MC|Which <b>?|+<p> -&lt;'],
  ['Markdown as it stands', '[markdown]Which *one*? {=**a** ~b}', 'MC|Which *one*?|+**a** -b'],
  [
    'answers in a format of their own',
    'Which? {=[html]<b>a</b> ~[plain]<i>}',
    'MC|Which?|+a -<i>|markup_left',
  ],
  ['a format that is none', '[tex]Which? {T}', 'TF|[tex]Which?|true'],
  [
    'a picture that no such file can hold',
    String.raw`[html]<p>Which? <img src\="@@PLUGINFILE@@/a%20b.png" /></p>{T}`,
    'TF|Which?|true|picture_missing',
  ],
  [
    'a picture at another address',
    String.raw`[html]Which? <img src\="https\://example.org/a.png">{T}`,
    'TF|Which?|true|picture_elsewhere',
  ],
  ['parts of the points', 'Which two? {~%50%a ~%50%b ~%-100%c}', 'MC|Which two?|+a +b -c'],
  ['parts that differ', 'Which? {~%75%a ~%25%b ~c}', 'MC|Which?|+a +b -c|part_left'],
  ['half of the points beside all', 'Which? {=best ~%50%half ~no}', 'MC|Which?|+best -half -no|part_left'],
  ['parts with a comma', 'Which? {~%33,333%a ~%33,333%b ~%33,333%c ~d}', 'MC|Which?|+a +b +c -d'],
  ['parts with blanks', 'Which? {~ %100% a ~ %-50% b}', 'MC|Which?|+a -b'],
  ['words for answers', 'Which? {=a#Right. ~b # Not # quite.}', 'MC|Which?|+a -b|part_left'],
  ['signs in answers', String.raw`Which tag? {=\#1 ~\#2}`, 'MC|Which tag?|+#1 -#2'],
  ['words of several worths', 'Who? {=%100%Grant =%50%grants =%0%Lee}', 'OW|Who?|+Grant|part_left'],
  ['a word with any letters', 'Who? {=Gr*t}', 'OW|Who?|+Gr*t|part_left'],
  ['an asterisk that is meant', String.raw`Two by three? {=2\\*3}`, 'OW|Two by three?|+2*3'],
  ['a word before the first sign', 'Who? {no one =nobody}', 'OW|Who?|+no one +nobody'],
  ['a choice before the first sign', 'Who? {Grant ~Lee =no one}', 'MC|Who?|-Grant -Lee +no one'],
  ['a word without any sign', 'Who? {Grant}', '1 file_broken'],
  ['a number', 'How many? {#3}', '1 kind_unknown'],
  ['a range of numbers', 'How many? {#1..5}', '1 kind_unknown'],
  ['numbers with tolerance', 'How many? {#=3:0 =%50%3:1 ~#Wrong}', '1 kind_unknown'],
  [
    'pairs on lines of their own',
    'Match. {\n=Canada->Ottawa\n=Italy -> Rome\n}',
    'DD|Match.|Canada>Ottawa Italy>Rome',
  ],
  ['a half that misleads', 'Match. {=a -> 1 =b -> 2 = -> 3}', 'DD|Match.|a>1 b>2|pair_left'],
  ['a second half with an arrow', 'Match. {=a -> b -> c =d -> e}', 'DD|Match.|a>b -> c d>e'],
  ['comments within', 'Which?\n// one\n{=a\n// other\n~b}', 'MC|Which?|+a -b'],
  ['an address', String.raw`See https\://example.org {T}`, 'TF|See https://example.org|true'],
  [
    'tags as Moodle writes them',
    '// question: 12  name: Q\n// [id:q1] [tag:rope] [tag:deck work]\nA. {T}',
    'TF|A.|true|rope|deck work',
  ],
  ['a category right above', '$CATEGORY:tom/dick\nA. {T}', 'TF|A.|true|tom/dick'],
  ['what asks nothing', 'Just read this.', '1 kind_unknown'],
  ['braces twice', 'A {=b} and {=c} done', '1 file_broken'],
  ['braces that are meant', String.raw`f \= \{1, 2\}? {=\{1\} ~\{2\}}`, 'MC|f = {1, 2}?|+{1} -{2}'],
  ['lines within texts', String.raw`One\ntwo? {=a\nb ~c}`, 'MC|One\ntwo?|+a\nb -c'],
  ['backslashes', String.raw`C\:\\new? {=C\:\\n ~b}`, 'MC|C:\\new?|+C:\\n -b'],
  ['lines that end as on old machines', 'One. {T}\r\rTwo. {F}', 'TF|One.|true', 'TF|Two.|false'],
  ['a line of blanks that do not break', 'One. {T}\n\u00a0\nTwo. {F}', 'TF|One.|true', 'TF|Two.|false'],
  ['no line between', 'One. {T}\nTwo. {F}', '1 file_broken'],
  ['an empty line within braces', 'Which? {=a\n\n~b}', '1 file_broken', '3 file_broken'],
])('%s', ([, file, ...found]) => expect(told(file)).toEqual(found))
