import * as contract from '@oktant/contract/development/seasons.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageOf } from '../../../test/page-of.ts'
import { fakeServer, showApplication } from '../../../test/show.tsx'
import { newSeason } from './season-form.ts'

const as = { permissions: ['reviews.administer' as const] }
const text = (de: string) => ({ en: de, de })

const { questionManager: _, ...form } = newSeason(2026)
const planned: contract.Season = {
  ...form,
  name: text('Jahr 2026'),
  id: 7,
  forms: [],
  state: 'planned',
  questionManager: null,
  containerChildId: null,
  opened: 0,
  toOpen: 0,
  completed: 0,
  revision: 3,
  changedAt: '2026-11-20T10:00:00.000Z',
  can: { open: true, stop: false, close: false, remove: true },
}
const options: contract.SeasonOptions = {
  forms: [
    {
      id: 4,
      name: text('Jahresformular'),
      questions: [{ id: 9, title: text('Was hat geholfen?') }],
    },
  ],
  answerSets: [{ id: 5, name: text('Fünf Stufen'), possibleAnswers: [] }],
  competencyItems: [{ id: 31, name: text('Zusammenarbeit') }],
  projects: [],
  jobRoles: [{ id: 2, name: text('Verkauf') }],
  localities: [],
  customFields: [],
}

function open(season: contract.Season, tab = 'plan') {
  const server = fakeServer()
  server.answer(contract.readSeason, season)
  server.answer(contract.readSeasonOptions, options)
  return { server, ...showApplication(`/administration/pdr-seasons/7?tab=${tab}`, { server, as }) }
}

test('a season is set up with its form, and whom it is for', async () => {
  const { server, user } = open(planned)
  const choice = within(await screen.findByRole('group', { name: 'Formular 1' }))
  await user.selectOptions(choice.getByRole('combobox', { name: 'Formular' }), 'Jahresformular')
  await user.selectOptions(
    choice.getByRole('combobox', { name: 'Was hat geholfen?' }),
    'Abschnitt C, beantwortet von der Führungskraft',
  )
  await user.click(choice.getByRole('checkbox', { name: 'Zusammenarbeit' }))
  server.answer(contract.updateSeason, planned)
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await waitFor(() => expect(server.callsOf(contract.updateSeason)).toHaveLength(1))
  expect(server.callsOf(contract.updateSeason)[0]?.body).toMatchObject({
    revision: 3,
    forms: [{ evaluationId: 4, parts: [{ questionId: 9, part: 'CManager' }], competencyItemIds: [31] }],
  })
})

test('the dry run names who gets one, who does not and why, with the way to mend it', async () => {
  const server = fakeServer()
  server.answer(contract.readSeason, planned)
  server.answer(contract.dryRunSeason, {
    ...pageOf<contract.DryRunRow>(
      {
        user: { id: 1, name: 'Mia Naidoo' },
        jobRole: null,
        manager: { id: 2, name: 'Thomas Brandt' },
        form: { id: 4, name: text('Jahresformular') },
        gets: true,
        why: [],
      },
      {
        user: { id: 5, name: 'Lena Okafor' },
        jobRole: null,
        manager: null,
        form: null,
        gets: false,
        why: ['noForm'],
      },
    ),
    gets: 1,
    getsNot: 1,
  })
  showApplication('/administration/pdr-seasons/7?tab=dryRun', { server, as })
  await screen.findByText('1 bekommen ein Gespräch, 1 nicht.')
  const row = within(screen.getByRole('row', { name: /Lena Okafor/ }))
  row.getByText(/Für diese Stelle ist kein Formular gewählt/)
  row.getByRole('link', { name: 'Formular für Lena Okafor wählen' })
})

test('opening asks first, shows how far it is, and can be stopped', async () => {
  const { server, user } = open(planned)
  await user.click(await screen.findByRole('button', { name: 'Zeitraum eröffnen' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Diesen Zeitraum eröffnen?' }))
  const opening: contract.Season = {
    ...planned,
    state: 'opening',
    opened: 40,
    toOpen: 100,
    can: { open: false, stop: true, close: false, remove: false },
  }
  server.answer(contract.openSeason, opening)
  server.answer(contract.readSeason, opening)
  await user.click(dialog.getByRole('button', { name: 'Zeitraum eröffnen' }))
  await screen.findByText('Wird eröffnet: 40 von 100 Gesprächen')
  server.answer(contract.stopSeason, { ...opening, state: 'stopped' })
  server.answer(contract.readSeason, { ...opening, state: 'stopped' })
  await user.click(screen.getByRole('button', { name: 'Anhalten' }))
  await screen.findByText('Angehalten: 40 von 100 Gesprächen sind eröffnet')
})
