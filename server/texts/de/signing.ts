import type { signing as original } from '../en/signing.ts'
import type { Translation } from '../message-values.ts'

export const signing: Translation<typeof original> = {
  'signing.language': 'Deutsch',
  'signing.languages': 'Sprache',
  'signing.error': 'Fehler: ',

  'signing.problem.reason_missing': 'Geben Sie kurz an, warum Sie nicht unterschreiben.',
  'signing.problem.reason_long': 'Kürzen Sie die Begründung auf höchstens 500 Zeichen.',
  'signing.problem.name_missing': 'Geben Sie Ihren vollständigen Namen ein.',
  'signing.problem.name_long': 'Kürzen Sie den Namen auf höchstens 200 Zeichen.',
  'signing.problem.name_lines': 'Geben Sie den Namen in einer Zeile ein.',
  'signing.problem.consent_missing':
    'Stimmen Sie der elektronischen Unterschrift zu, indem Sie das Kästchen ankreuzen.',
  'signing.problem.other_name':
    'Dieser Name stimmt nicht mit dem der unterzeichnenden Person überein. Korrigieren Sie ihn, oder bestätigen Sie unten, dass Sie in ihrem Namen unterschreiben.',
  'signing.problem.other_document':
    'Das ist nicht das Dokument, das Sie unterschreiben sollen. Lesen Sie das Dokument unten, und unterschreiben Sie es dann.',
  'signing.problem.not_done': 'Ihre Eingabe wurde nicht gespeichert. Versuchen Sie es noch einmal.',

  'signing.pages': '{count, plural, one {# Seite} other {# Seiten}}',
  'signing.title': 'Unterschreiben: {title}',
  'signing.open.request':
    '{business} bittet Sie, <b>{signer}</b>, „{title}“ ({extent}) zu lesen und zu unterschreiben.',
  'signing.open.requestUntil':
    '{business} bittet Sie, <b>{signer}</b>, „{title}“ ({extent}) bis zum {deadline} zu lesen und zu unterschreiben.',
  'signing.open.submit': 'Dokument öffnen',
  'signing.open.hint': 'Damit unterschreiben Sie noch nicht. {business} sieht, dass Sie das Dokument geöffnet haben.',
  'signing.sign.request': '{business} bittet Sie, <b>{signer}</b>, dieses Dokument zu lesen und zu unterschreiben.',
  'signing.sign.requestUntil':
    '{business} bittet Sie, <b>{signer}</b>, dieses Dokument bis zum {deadline} zu lesen und zu unterschreiben.',
  'signing.document': 'Dokument',
  'signing.pdf': '„{title}“ als PDF öffnen',

  'signing.viewer.loading': 'Das Dokument wird geladen.',
  'signing.viewer.failed': 'Das Dokument kann hier nicht angezeigt werden. Öffnen Sie es als PDF.',
  'signing.viewer.place': 'Seite {page} von {count}',
  'signing.viewer.end': 'Ende des Dokuments',
  'signing.viewer.larger': 'Vergrößern',
  'signing.viewer.smaller': 'Verkleinern',

  'signing.signature': 'Ihre Unterschrift',
  'signing.name': 'Ihr vollständiger Name',
  'signing.name.hint': 'Wenn Sie im Namen von {signer} unterschreiben, geben Sie Ihren eigenen Namen ein.',
  'signing.onBehalf': 'Ich, <b>{name}</b>, unterschreibe im Namen von <b>{signer}</b>.',
  'signing.consent': 'Ich habe das Dokument gelesen und bin damit einverstanden, es elektronisch zu unterschreiben.',
  'signing.sign.submit': 'Dokument unterschreiben',

  'signing.decline.open': 'Ich möchte nicht unterschreiben',
  'signing.decline.reason': 'Grund der Ablehnung',
  'signing.decline.hint':
    '{business} sieht Ihre Begründung. Nach einer Ablehnung kann das Dokument nicht mehr unterschrieben werden.',
  'signing.decline.submit': 'Unterschrift ablehnen',

  'signing.trust':
    '{business} lässt Dokumente mit Workforce auf <b>{host}</b> unterschreiben. Nachträgliche Änderungen sind erkennbar: Jeder kann <verify>die Datei prüfen</verify>.',
  'signing.evidence': 'Wie Ihre Unterschrift aufgezeichnet wird',
  'signing.evidence.text':
    'Ihr Name, der Zeitpunkt, Ihre IP-Adresse und Ihr Browser werden als Nachweis mit dem Dokument aufbewahrt. Der SHA-256-Hash bindet Ihre Unterschrift an genau diese Datei: <code>{sha256}</code>. Es handelt sich um eine einfache elektronische Signatur, nicht um eine fortgeschrittene oder qualifizierte.',

  'signing.receipt': 'Sie haben am {at} unterschrieben.',
  'signing.receiptOf': 'Sie haben „{title}“ am {at} unterschrieben.',
  'signing.signed': 'Unterschrieben',
  'signing.signed.text': 'Alle haben „{title}“ von {business} unterschrieben.',
  'signing.signed.download': 'Unterschriebenes Dokument herunterladen',
  'signing.signed.kept': 'Sie können es hier 30 Tage lang herunterladen. Sein SHA-256-Hash ist <code>{sha256}</code>.',
  'signing.declined': 'Abgelehnt',
  'signing.declined.byYou': 'Sie haben es abgelehnt, „{title}“ zu unterschreiben. {business} wurde informiert.',
  'signing.declined.byOther':
    'Eine andere Person hat es abgelehnt, „{title}“ zu unterschreiben. {business} wurde informiert.',
  'signing.withdrawn': 'Zurückgezogen',
  'signing.withdrawn.text': '{business} hat „{title}“ zurückgezogen. Sie müssen nichts weiter tun.',
  'signing.expired': 'Abgelaufen',
  'signing.expired.text':
    'Die Frist zum Unterschreiben von „{title}“ ist abgelaufen. Bitten Sie {business}, das Dokument noch einmal zu senden.',
  'signing.othersLeft': 'Sie haben unterschrieben',
  'signing.othersLeft.text': 'Andere müssen noch unterschreiben.',
  'signing.notYourTurn': 'Sie sind noch nicht an der Reihe',
  'signing.notYourTurn.text':
    '{business} bittet Sie, „{title}“ zu unterschreiben, aber zuerst muss eine andere Person unterschreiben. Öffnen Sie diesen Link später noch einmal.',
  'signing.noLink': 'Dieser Link funktioniert nicht',
  'signing.noLink.text':
    'Vielleicht ist er unvollständig oder wurde durch einen neueren ersetzt. Suchen Sie nach einer späteren E-Mail des Absenders.',
  'signing.noLink.next': 'Wenn Sie keine finden, bitten Sie den Absender um einen neuen Link.',
  'signing.back': 'Zurück zum Dokument in Workforce',

  'signing.verify': 'Datei prüfen',
  'signing.verify.lead':
    'Prüfen Sie, ob ein PDF ein unverändertes Dokument dieses Dienstes ist. Die Datei wird nicht gespeichert.',
  'signing.verify.file': 'PDF, höchstens 32 MB',
  'signing.verify.submit': 'Datei prüfen',
  'signing.verify.noFile': 'Wählen Sie eine Datei von höchstens 32 MB.',
  'signing.verify.signed':
    'Das ist ein unterschriebenes Dokument dieses Dienstes. Die letzte Unterschrift wurde am {at} geleistet.',
  'signing.verify.original':
    'Das ist das Original eines Dokuments dieses Dienstes, erstellt am {at}. Es trägt keine Unterschriften.',
  'signing.verify.unknown': 'Das ist kein Dokument dieses Dienstes, oder es wurde geändert.',
}
