import { messages } from '@oktant/contract/kit/messages.ts'
import { expect, test } from 'vitest'
import germanAlways from '../words/said/common.de.json'
import englishAlways from '../words/said/common.en.json'
import germanRefusals from '../words/said/errors.de.json'
import englishRefusals from '../words/said/errors.en.json'

const english = { ...englishAlways, ...englishRefusals }
const german = { ...germanAlways, ...germanRefusals }

// These are worded by the specifications; a screen may say more after them, never something else.
const printed = [
  'login.error',
  'link_used',
  'registration_link_invalid',
  'current_password_invalid',
  'new_password_blank',
  'custom_fields_invalid',
  'not_an_image',
  'invalid_input',
  'branding_invalid',
  'company_invalid',
  'field_invalid',
  'group_invalid',
  'languages_invalid',
  'learning_group_invalid',
  'mail_settings_invalid',
  'place_invalid',
  'profile_invalid',
  'question_bank_invalid',
  'user_invalid',
  'not_permitted',
  'unexpected',
] as const

test.each(printed)('%s is said on screens in the words of the specification', (code) => {
  const { en, de } = messages[code]
  expect(english[`error.${code}`].startsWith(en)).toBe(true)
  expect(german[`error.${code}`].startsWith(de)).toBe(true)
})
