/** The learning record store. */
export const recordStoreMessages = {
  record_credential_not_found: {
    en: 'Unable to find this credential of the record store',
    de: 'Dieser Zugang zum Lernprotokoll wurde nicht gefunden',
  },
  record_credential_invalid: {
    en: 'Please check the marked fields of the credential',
    de: 'Bitte prüfen Sie die markierten Felder des Zugangs',
  },
  record_credential_refused: {
    en: 'This credential of the record store is unknown or has ended',
    de: 'Dieser Zugang zum Lernprotokoll ist unbekannt oder beendet',
  },
  record_scope_missing: {
    en: 'This credential may not do that in the record store',
    de: 'Dieser Zugang darf das im Lernprotokoll nicht',
  },
  record_version_unknown: {
    en: 'Please say a version of xAPI: 1.0.3 or 2.0.0',
    de: 'Bitte nennen Sie eine Version von xAPI: 1.0.3 oder 2.0.0',
  },
  record_request_invalid: {
    en: 'The record store cannot read this request',
    de: 'Das Lernprotokoll kann diese Anfrage nicht lesen',
  },
  record_session_refused: {
    en: 'The launch of this content does not allow that',
    de: 'Der Start dieses Inhalts erlaubt das nicht',
  },
  record_method_unknown: {
    en: 'The record store does not know this method here',
    de: 'Das Lernprotokoll kennt diese Methode hier nicht',
  },
  statement_invalid: {
    en: 'A statement breaks the rules of xAPI',
    de: 'Eine Aussage verletzt die Regeln von xAPI',
  },
  statement_not_found: {
    en: 'Unable to find this statement',
    de: 'Diese Aussage wurde nicht gefunden',
  },
  statement_conflict: {
    en: 'Another statement has this id already',
    de: 'Eine andere Aussage hat diese Kennung bereits',
  },
  record_document_not_found: {
    en: 'Unable to find this document',
    de: 'Dieses Dokument wurde nicht gefunden',
  },
  record_document_conflict: {
    en: 'The document is there already; say which version of it is to be replaced',
    de: 'Das Dokument gibt es bereits; nennen Sie die Version, die ersetzt werden soll',
  },
  record_document_changed: {
    en: 'The document has been changed in the meantime',
    de: 'Das Dokument wurde inzwischen geändert',
  },
} as const
