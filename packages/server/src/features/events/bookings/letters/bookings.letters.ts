import { common, template } from '../../../../mail/templates/template.ts'
import { bookingTexts, bookingWords } from '../bookings.words.ts'

const { letters, placeholders: known } = bookingWords
const [en, de] = [bookingTexts.en.letters, bookingTexts.de.letters]

const placeholders = {
  firstName: common.firstName,
  companyName: common.companyName,
  event: { ...known.event, isRequired: true },
  when: known.when,
  where: known.where,
  who: known.who,
  note: known.note,
}

export type BookingLetter = keyof typeof letters

const letter = (key: BookingLetter) =>
  template({
    key: `event.${key}`,
    name: letters[key].name,
    about: letters[key].about,
    placeholders,
    text: { en: en[key].text, de: de[key].text },
  })

export const bookingLetters = {
  invitation: letter('invitation'),
  approval: letter('approval'),
  approvalReminder: letter('approvalReminder'),
  approvalHandedOn: letter('approvalHandedOn'),
  offer: letter('offer'),
  confirmed: letter('confirmed'),
  declined: letter('declined'),
  givenBack: letter('givenBack'),
  changed: letter('changed'),
  reminder: letter('reminder'),
  soon: letter('soon'),
  tooFew: letter('tooFew'),
  cancelled: letter('cancelled'),
} satisfies Record<BookingLetter, unknown>
