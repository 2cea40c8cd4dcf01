import * as changes from '@oktant/contract/learning/certificates/certificate-template-changes.ts'
import * as contract from '@oktant/contract/learning/certificates/certificate-templates.ts'
import type { Input, Language } from '@oktant/contract/http/http.ts'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { ApiError } from '../../../../lib/api/api-error.ts'
import { call } from '../../../../lib/api/api.ts'
import { query as cache } from '../../../../lib/api/query-client.ts'
import { upload } from '../../../../lib/api/upload.ts'

type AskedQuery = NonNullable<Input<typeof contract.listCertificateTemplates>['query']>

export const certificateTemplates = (query: AskedQuery) =>
  queryOptions({
    queryKey: ['certificate-templates', 'list', query],
    queryFn: ({ signal }) => call(contract.listCertificateTemplates, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const certificateTemplate = (id: number) =>
  queryOptions({
    queryKey: ['certificate-templates', 'one', id],
    queryFn: ({ signal }) => call(contract.readCertificateTemplate, { params: { id } }, { signal }),
  })

export const templateAffected = (id: number) =>
  queryOptions({
    queryKey: ['certificate-templates', 'affected', id],
    queryFn: ({ signal }) => call(contract.readCertificateTemplateAffected, { params: { id } }, { signal }),
    staleTime: 0,
  })

/** What a design looks like; the sheet before it stays until the new one is there. */
export const preview = (design: contract.CertificateDesign, language: Language) =>
  queryOptions({
    queryKey: ['certificate-preview', design, language],
    queryFn: ({ signal }) => call(contract.previewCertificate, { body: { design, language } }, { signal }),
    placeholderData: keepPreviousData,
    retry: false,
  })

export const templatesChanged = () =>
  Promise.all(
    ['certificate-templates', 'courses', 'audit'].map((name) =>
      cache.invalidateQueries({ queryKey: [name] }),
    ),
  )

async function kept(saved: contract.CertificateTemplate) {
  cache.setQueryData(certificateTemplate(saved.id).queryKey, saved)
  await templatesChanged()
  return saved
}

export const createTemplate = async (body: contract.CertificateTemplateForm) =>
  kept(await call(contract.createCertificateTemplate, { body }))

type Change = Input<typeof contract.updateCertificateTemplate>['body']
export const saveTemplate = async (id: number, body: Change) =>
  kept(await call(contract.updateCertificateTemplate, { params: { id }, body }))

export const useDuplicateTemplate = (id: number) =>
  useMutation({
    mutationFn: () => call(contract.duplicateCertificateTemplate, { params: { id } }),
    onSuccess: kept,
  })

export const useMakeDefault = (id: number) =>
  useMutation({
    mutationFn: () => call(contract.makeDefaultCertificateTemplate, { params: { id } }),
    onSuccess: kept,
  })

export const removeTemplate = (id: number) => call(contract.removeCertificateTemplate, { params: { id } })

export const restoreTemplate = async (id: number) =>
  kept(await call(contract.restoreCertificateTemplate, { params: { id } }))

export const useAddPicture = () =>
  useMutation({
    async mutationFn(picture: File) {
      const { responseCode, id } = await upload(contract.addCertificatePicture, {}, picture, {})
      if (responseCode >= 500) throw new ApiError('unexpected', responseCode)
      return id
    },
  })

export const templateChangeAffected = (body: changes.TemplateChange) =>
  queryOptions({
    queryKey: ['certificate-templates', 'affected', body],
    queryFn: ({ signal }) => call(changes.affectedByCertificateTemplateChange, { body }, { signal }),
    staleTime: 0,
  })

export async function changeTemplates(body: changes.TemplateChange) {
  const made = await call(changes.changeCertificateTemplates, { body })
  await templatesChanged()
  return made
}
