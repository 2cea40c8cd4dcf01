import { listAudit } from '@oktant/contract/organisation/audit.ts'
import {
  type Branding,
  previewPalette,
  readBranding,
  removeLogo,
  restoreLogo,
  saveBranding,
} from '@oktant/contract/organisation/branding.ts'
import { readSettings } from '@oktant/contract/organisation/shell.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { makeSettings } from '../../../test/made/make.ts'
import { fakeServer, showApplication } from '../../../test/show.tsx'

const palette = {
  light: { brand: '#8a6400', fill: '#8a6400', hover: '#745400', soft: '#f3efe5' },
  dark: { brand: '#f2b01e', fill: '#8a6400', hover: '#745400', soft: '#3d3528' },
}
const own = (values: Partial<Branding> = {}): Branding => ({
  productName: '',
  shortName: '',
  colour: '',
  signInText: { en: '', de: '' },
  mailHeader: 'none',
  companyName: 'Firma',
  palette: null,
  adjusted: [],
  logos: { light: '/rest/public/logo/aa', dark: null },
  canRestore: { light: false, dark: false },
  ...values,
})

function open(address = '/administration/branding') {
  const server = fakeServer()
  server.answer(listAudit, { content: [], older: null, newer: null })
  server.answer(readBranding, own())
  return { server, ...showApplication(address, { server, as: { permissions: ['company.administer'] } }) }
}

afterEach(() => document.documentElement.removeAttribute('style'))

test('a colour shows how it looks in both themes, and where it is changed', async () => {
  const { server, user } = open()
  server.answer(previewPalette, {
    palette,
    adjusted: [{ theme: 'light', use: 'brand', colour: '#8a6400' }],
  })
  server.answerBy(saveBranding, ({ body }) => own(body as Partial<Branding>))
  await user.type(await screen.findByLabelText('Farbe'), '#F2B01E')
  await screen.findByText(/Helle Darstellung: Text erscheint in #8A6400/)
  await user.type(screen.getByLabelText('Name des Produkts'), 'Nordlicht')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await screen.findByText(/Gespeichert/)
  expect(server.callsOf(saveBranding)[0]?.body).toMatchObject({ colour: '#F2B01E', productName: 'Nordlicht' })
})

test('a colour that is none is told at its field', async () => {
  const { server, user } = open()
  server.refuse(saveBranding, 'branding_invalid', {
    errors: [{ field: 'colour', code: 'colour_invalid', message: '…' }],
  })
  await user.type(await screen.findByLabelText('Farbe'), 'rot')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await screen.findByText(/Bitte geben Sie eine Farbe als #RRGGBB an/)
})

test('a removed logo can be brought back', async () => {
  const { server, user } = open()
  server.answer(
    removeLogo,
    own({ logos: { light: null, dark: null }, canRestore: { light: true, dark: false } }),
  )
  server.answer(restoreLogo, own())
  await user.click(await screen.findByRole('button', { name: 'Entfernen' }))
  await screen.findByText('Das Logo wurde entfernt.')
  expect(screen.queryByRole('button', { name: 'Entfernen' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Rückgängig machen' }))
  await screen.findByRole('button', { name: 'Entfernen' })
  expect(server.callsOf(restoreLogo)[0]?.params).toEqual({ theme: 'light' })
})

test('the application wears name, logo and colours, also on the sign-in page of the company that was asked for', async () => {
  const server = fakeServer()
  const settings = makeSettings({
    productName: 'Nordlicht Akademie',
    shortName: 'Nordlicht',
    logos: { light: '/rest/public/logo/aa', dark: null },
    palette,
    signInText: { en: 'Hello.', de: 'Moin.' },
  })
  server.answer(readSettings, settings)
  showApplication('/login?company=nordlicht', { server })
  await screen.findByText('Moin.')
  const link = within(screen.getByRole('banner')).getByRole('link', { name: 'Nordlicht Akademie' })
  expect(link.querySelector('img')?.getAttribute('src')).toBe('/rest/public/logo/aa')
  const { style } = document.documentElement
  await waitFor(() => expect(style.getPropertyValue('--own-light-fill')).toBe('#8a6400'))
  expect(document.title).toMatch(/· Nordlicht Akademie$/)
  expect(server.callsOf(readSettings)[0]?.query.get('company')).toBe('nordlicht')
})
