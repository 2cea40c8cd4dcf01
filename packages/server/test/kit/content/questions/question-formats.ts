import type { QuestionForm } from '@oktant/contract/assessment/questions/questions.ts'
import type { Language } from '@oktant/contract/http/http.ts'
import type {
  FilePrinter,
  FileReader,
} from '../../../../src/features/assessment/questions/exchange/formats.rules.ts'
import { giftPrinter } from '../../../../src/features/assessment/questions/exchange/gift/gift-print.rules.ts'
import { giftReader } from '../../../../src/features/assessment/questions/exchange/gift/gift-read.rules.ts'
import { moodlePrinter } from '../../../../src/features/assessment/questions/exchange/moodle/moodle-print.rules.ts'
import { moodleReader } from '../../../../src/features/assessment/questions/exchange/moodle/moodle-read.rules.ts'

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
