import type { QuestionForm } from '@oktant/contract/questions.ts'
import type { Language } from '@oktant/contract/http.ts'
import type { FilePrinter, FileReader } from '../../src/features/questions/exchange/formats.rules.ts'
import { giftPrinter } from '../../src/features/questions/exchange/gift-print.rules.ts'
import { giftReader } from '../../src/features/questions/exchange/gift-read.rules.ts'
import { moodlePrinter } from '../../src/features/questions/exchange/moodle-print.rules.ts'
import { moodleReader } from '../../src/features/questions/exchange/moodle-read.rules.ts'

function read(reader: FileReader, text: string) {
  reader.write(text)
  return reader.end()
}
const printBy = ({ begin, print, end }: FilePrinter, forms: readonly QuestionForm[]) =>
  begin + forms.map((form) => print(form)).join('') + end

export const readGift = (text: string, language: Language) => read(giftReader(language), text)
export const readMoodle = (text: string, language: Language) => read(moodleReader(language), text)
export const printGift = (forms: readonly QuestionForm[]) => printBy(giftPrinter(), forms)
export const printMoodle = (forms: readonly QuestionForm[]) => printBy(moodlePrinter(), forms)
