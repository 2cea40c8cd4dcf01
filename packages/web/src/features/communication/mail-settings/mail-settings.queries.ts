import {
  type MailSettings,
  type MailSettingsForm,
  readMailSettings,
  renewBounceDoor,
  saveMailSettings,
  testMailSettings,
} from '@oktant/contract/communication/mail-settings.ts'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { query as cache } from '../../../lib/api/query-client.ts'

/** Whose mail server; nothing is one’s own company’s. */
export type CompanyChoice = { company?: number }

export const mailSettings = (whose: CompanyChoice) =>
  queryOptions({
    queryKey: ['mailSettings', whose],
    queryFn: ({ signal }) => call(readMailSettings, { query: whose }, { signal }),
  })

export const useSaveMailSettings = (whose: CompanyChoice) =>
  useMutation({
    mutationFn: (body: MailSettingsForm) => call(saveMailSettings, { query: whose, body }),
    async onSuccess(saved: MailSettings) {
      cache.setQueryData(mailSettings(whose).queryKey, saved)
      await cache.invalidateQueries({ queryKey: ['audit'] })
    },
  })

export const useTestMailSettings = (whose: CompanyChoice) =>
  useMutation({
    mutationFn: (body: MailSettingsForm) => call(testMailSettings, { query: whose, body }),
  })

export const useRenewBounceDoor = (whose: CompanyChoice) =>
  useMutation({
    mutationFn: () => call(renewBounceDoor, { query: whose }),
    async onSuccess(renewed: MailSettings) {
      cache.setQueryData(mailSettings(whose).queryKey, renewed)
      await cache.invalidateQueries({ queryKey: ['audit'] })
    },
  })
