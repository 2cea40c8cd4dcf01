/** Files of questions in the shape in which Moodle writes them. */

export type MoodlePicture = { name: string; bytes: Buffer; path?: string }
type Text = { html: string; files?: readonly MoodlePicture[] }

const cdata = (html: string) =>
  /[<&]/.test(html) ? `<![CDATA[${html.replaceAll(']]>', ']]]]><![CDATA[>')}]]>` : html
const fileOf = ({ name, bytes, path = '/' }: MoodlePicture) =>
  `<file name="${name}" path="${path}" encoding="base64">${bytes.toString('base64')}</file>`
const held = ({ html, files = [] }: Text) =>
  `\n      <text>${cdata(html)}</text>\n${files.map(fileOf).join('\n')}`
const element = (name: string, text: Text) => `    <${name} format="html">${held(text)}\n    </${name}>`

/** A reference to a file, as the editor writes it, in either marks. */
export const shown = (name: string, mark = '"') =>
  `<img src=${mark}@@PLUGINFILE@@/${encodeURIComponent(name)}${mark} alt="" role="presentation" class="img-fluid" />`

export const moodleCategory = (path: string) => `  <question type="category">
    <category>
      <text>$course$/top/${path}</text>
    </category>
    <info format="html">
      <text></text>
    </info>
    <idnumber></idnumber>
  </question>`

type Answer = Text & { fraction: number; feedback?: Text }
type Wanted = {
  type: string
  text: Text
  name?: string
  answers?: readonly Answer[]
  general?: Text
  rest?: string
}

const nothing: Text = { html: '' }
let number = 4710

const answerOf = ({ fraction, feedback = nothing, ...text }: Answer) =>
  `    <answer fraction="${fraction}" format="html">${held(text)}
      <feedback format="html">${held(feedback)}
      </feedback>
    </answer>`

export function moodleQuestion({
  type,
  text,
  name = 'Frage',
  answers = [],
  general = nothing,
  rest = '',
}: Wanted) {
  return `<!-- question: ${(number += 1)}  -->
  <question type="${type}">
    <name>
      <text>${name}</text>
    </name>
${element('questiontext', text)}
${element('generalfeedback', general)}
    <defaultgrade>1.0000000</defaultgrade>
    <penalty>0.3333333</penalty>
    <hidden>0</hidden>
    <idnumber></idnumber>
${type === 'multichoice' ? `    <single>true</single>\n    <shuffleanswers>true</shuffleanswers>\n${element('correctfeedback', nothing)}\n${element('incorrectfeedback', nothing)}` : ''}
${answers.map(answerOf).join('\n')}
${rest}
  </question>`
}

export const moodleFile = (...questions: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<quiz>\n${questions.join('\n\n')}\n</quiz>`
