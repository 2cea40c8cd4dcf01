import {
  moodleCategory,
  moodleFile,
  moodleQuestion,
  shown,
} from '../../../packages/server/test/kit/content/questions/moodle-file.ts'
import { png } from '../../../packages/server/test/kit/files/pictures.ts'

/** Of three questions two come in, with two of their three pictures. */
export const knots = moodleFile(
  moodleCategory('Deck/Knoten'),
  moodleQuestion({
    type: 'multichoice',
    text: {
      html: `<p>Welcher Knoten?</p>${shown('großer Knoten.png', "'")}`,
      files: [{ name: 'großer Knoten.png', bytes: png(300, 200) }],
    },
    answers: [
      { fraction: 100, html: 'Palstek' },
      { fraction: 0, html: shown('b.png'), files: [{ name: 'b.png', bytes: png(80, 60) }] },
    ],
  }),
  moodleQuestion({
    type: 'truefalse',
    text: {
      html: `<p>Hält er?</p>${shown('breit.png')}`,
      files: [{ name: 'breit.png', bytes: png(900, 100) }],
    },
    answers: [
      { fraction: 100, html: 'true' },
      { fraction: 0, html: 'false' },
    ],
  }),
  moodleQuestion({ type: 'cloze', text: { html: 'Setzen Sie {1:SHORTANSWER:=ein}.' } }),
)
