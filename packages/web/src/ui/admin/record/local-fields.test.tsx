import type { LocalText } from '@oktant/contract/http/http.ts'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeServer, showPart } from '../../../test/show.tsx'
import { LocalFields } from './local-fields.tsx'

const labels = { en: 'Title in English', de: 'Titel auf Deutsch' }

test('where one language is empty, what people read instead stands in its field', () => {
  showPart(
    <LocalFields labels={labels} value={{ en: 'Knots', de: '' }} maxLength={20} onChange={() => undefined} />,
    { server: fakeServer() },
  )
  const [english, german] = [screen.getByLabelText(labels.en), screen.getByLabelText(labels.de)]
  expect(german.getAttribute('placeholder')).toBe('Knots')
  expect(german.getAttribute('lang')).toBe('de')
  expect(german.getAttribute('aria-describedby')).not.toBeNull()
  expect(english.getAttribute('aria-describedby')).toBeNull()
})

test('what is wrong is said once, and both fields are marked; what is typed changes its language alone', async () => {
  const onChange = vi.fn<(value: LocalText) => void>()
  const { user } = showPart(
    <LocalFields
      labels={labels}
      value={{ en: '', de: '' }}
      error="Is missing"
      maxLength={20}
      onChange={onChange}
    />,
    { server: fakeServer() },
  )
  expect(screen.getAllByText('Is missing')).toHaveLength(1)
  for (const label of Object.values(labels))
    expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true')
  await user.type(screen.getByLabelText(labels.de), 'K')
  expect(onChange).toHaveBeenCalledExactlyOnceWith({ en: '', de: 'K' })
})

test('the reader’s own language comes first, and what is wrong is said there', () => {
  showPart(
    <LocalFields
      labels={labels}
      value={{ en: '', de: '' }}
      error="Is missing"
      hasFocus
      maxLength={20}
      onChange={() => undefined}
    />,
    { server: fakeServer() },
  )
  const [first, second] = screen.getAllByRole('textbox')
  expect([first?.lang, second?.lang]).toEqual(['de', 'en'])
  expect(first?.getAttribute('data-autofocus')).not.toBeNull()
  expect(first?.getAttribute('aria-describedby')).not.toBeNull()
})
