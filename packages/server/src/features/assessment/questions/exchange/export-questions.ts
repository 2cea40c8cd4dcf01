import { Readable } from 'node:stream'
import type { QuestionFormat } from '@oktant/contract/assessment/questions/question-files.ts'
import type { QuestionForm } from '@oktant/contract/assessment/questions/questions.ts'
import type { Actor } from '../../../../access/actor.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { type FileStore, readWhole } from '../../../../files/store.ts'
import type { RawReply } from '../../../../http/serve.ts'
import type { Kit } from '../../../../kit.ts'
import { accessBank } from '../questions.access.ts'
import { listOfBank, listPictureFiles } from '../questions.queries.ts'
import { formOf } from '../questions.view.ts'
import { type FilePrinter, noPictures, type PrintedPicture, type PrintedPictures } from './formats.rules.ts'
import { giftPrinter } from './gift/gift-print.rules.ts'
import { moodlePrinter } from './moodle/moodle-print.rules.ts'
import { present } from './read-file.ts'

const formats = {
  gift: { printer: giftPrinter, hasPictures: false, ending: 'gift.txt', type: 'text/plain; charset=utf-8' },
  moodle: {
    printer: moodlePrinter,
    hasPictures: true,
    ending: 'xml',
    type: 'application/xml; charset=utf-8',
  },
} as const satisfies Record<
  QuestionFormat,
  { printer: () => FilePrinter; hasPictures: boolean; ending: string; type: string }
>

type PictureFiles = Awaited<ReturnType<typeof listPictureFiles>>

/** Writes a bank as it is read; of pictures one question’s are held at a time. */
export async function exportQuestions(
  { db, kit, actor }: { db: Db; kit: Pick<Kit, 'files'>; actor: Actor },
  id: number,
  format: QuestionFormat,
): Promise<RawReply> {
  await accessBank(db, actor, id)
  const rows = await listOfBank(db, actor.companyId, id)
  const { printer, hasPictures, ending, type } = formats[format]
  const forms = rows.map(({ question, version }) => formOf(question, version))
  const ids = hasPictures
    ? forms.flatMap(({ pictureId, answers }) => [pictureId, ...answers.map((answer) => answer.pictureId)])
    : []
  const pictures = await listPictureFiles(db, actor.companyId, present(ids))
  async function* written() {
    const { begin, print, end } = printer()
    yield begin
    for (const form of forms)
      yield print(form, hasPictures ? await printedOf(form, pictures, kit.files) : noPictures)
    yield end
  }
  return {
    headers: { 'content-type': type, 'content-disposition': `attachment; filename="questions.${ending}"` },
    body: Readable.from(written()),
  }
}

async function printedOf(
  { pictureId, answers }: QuestionForm,
  pictures: PictureFiles,
  store: FileStore,
): Promise<PrintedPictures> {
  const read = async (number: number | null) => {
    const file = number === null ? undefined : pictures.get(number)
    const bytes = file && (await readWhole(store, file.name))
    return file && bytes ? { name: nameOf(file), base64: bytes.toString('base64') } : undefined
  }
  const found: (PrintedPicture | undefined)[] = []
  for (const answer of answers) found.push(await read(answer.pictureId))
  const question = await read(pictureId)
  return { ...(question && { question }), answers: found }
}

const endings: Readonly<Record<string, string>> = {
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/gif': 'gif',
  'image/webp': 'webp',
}

/** What its owner called it, without signs that other programs take out of names, and with the ending of what it is. */
function nameOf({ title, type }: { title: string; type: string }) {
  const bare = title
    .replace(/\.(png|jpe?g|gif|webp)$/i, '')
    .replace(/[\p{Cc}\p{Cs}/\\:*?"'<>|&~`#%]+/gu, '_')
    .slice(0, 100)
    .trim()
  return `${bare || 'picture'}.${endings[type] ?? 'png'}`
}
