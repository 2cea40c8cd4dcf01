import {
  type Branding,
  type BrandingForm,
  previewPalette,
  readBranding,
  removeLogo,
  restoreLogo,
  saveBranding,
  setLogo,
  type Theme,
} from '@oktant/contract/organisation/branding.ts'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { ApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/api.ts'
import { isColour } from '../../../lib/colours.ts'
import { query as cache } from '../../../lib/api/query-client.ts'
import { upload } from '../../../lib/api/upload.ts'

/** Whose appearance; nothing is one’s own company’s. */
export type CompanyChoice = { company?: number }

export const branding = (whose: CompanyChoice) =>
  queryOptions({
    queryKey: ['branding', whose],
    queryFn: ({ signal }) => call(readBranding, { query: whose }, { signal }),
  })

export const palette = (colour: string) =>
  queryOptions({
    queryKey: ['palette', colour],
    queryFn: ({ signal }) => call(previewPalette, { query: { colour } }, { signal }),
    enabled: isColour(colour),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  })

async function keep(whose: CompanyChoice, saved: Branding) {
  cache.setQueryData(branding(whose).queryKey, saved)
  await Promise.all(['settings', 'audit'].map((name) => cache.invalidateQueries({ queryKey: [name] })))
}

export const useSaveBranding = (whose: CompanyChoice) =>
  useMutation({
    mutationFn: (body: BrandingForm) => call(saveBranding, { query: whose, body }),
    onSuccess: (saved) => keep(whose, saved),
  })

export const useSetLogo = (whose: CompanyChoice, theme: Theme) =>
  useMutation({
    async mutationFn(picture: File) {
      const { responseCode, ...saved } = await upload(
        setLogo,
        { params: { theme }, query: whose },
        picture,
        {},
      )
      if (responseCode >= 500) throw new ApiError('unexpected', responseCode)
      return saved
    },
    onSuccess: (saved) => keep(whose, saved),
  })

export const useRemoveLogo = (whose: CompanyChoice, theme: Theme) =>
  useMutation({
    mutationFn: () => call(removeLogo, { params: { theme }, query: whose }),
    onSuccess: (saved) => keep(whose, saved),
  })

export async function bringLogoBack(whose: CompanyChoice, theme: Theme) {
  const saved = await call(restoreLogo, { params: { theme }, query: whose })
  await keep(whose, saved)
  return saved
}
