import type { signing as original } from '../en/signing.ts'
import type { Translation } from '../message-values.ts'

export const signing: Translation<typeof original> = {
  'signing.language': 'Français',
  'signing.languages': 'Langue',
  'signing.error': 'Erreur : ',

  'signing.problem.reason_missing': 'Indiquez en quelques mots pourquoi vous refusez de signer.',
  'signing.problem.reason_long': 'Le motif ne doit pas dépasser 500 caractères.',
  'signing.problem.name_missing': 'Saisissez votre nom complet.',
  'signing.problem.name_long': 'Le nom ne doit pas dépasser 200 caractères.',
  'signing.problem.name_lines': 'Saisissez le nom sur une seule ligne.',
  'signing.problem.consent_missing': 'Cochez la case pour accepter de signer par voie électronique.',
  'signing.problem.other_name':
    'Ce nom n’est pas celui du signataire. Corrigez-le ou cochez la case ci-dessous pour signer au nom de cette personne.',
  'signing.problem.other_document':
    'Ce n’est pas le document que vous deviez signer. Lisez le document ci-dessous, puis signez-le.',
  'signing.problem.not_done': 'Votre réponse n’a pas été enregistrée. Veuillez réessayer.',

  'signing.pages': '{count, plural, one {# page} other {# pages}}',
  'signing.title': 'À signer : {title}',
  'signing.open.request': 'Bonjour <b>{signer}</b>, {business} vous invite à lire et à signer « {title} » ({extent}).',
  'signing.open.requestUntil':
    'Bonjour <b>{signer}</b>, {business} vous invite à lire et à signer « {title} » ({extent}) avant le {deadline}.',
  'signing.open.submit': 'Ouvrir le document',
  'signing.open.hint': 'À cette étape, vous ne signez rien. {business} verra que vous avez ouvert le document.',
  'signing.sign.request': 'Bonjour <b>{signer}</b>, {business} vous invite à lire et à signer ce document.',
  'signing.sign.requestUntil':
    'Bonjour <b>{signer}</b>, {business} vous invite à lire et à signer ce document avant le {deadline}.',
  'signing.document': 'Document',
  'signing.pdf': 'Ouvrir « {title} » en PDF',

  'signing.viewer.loading': 'Chargement du document…',
  'signing.viewer.failed': 'Le document ne peut pas être affiché ici. Ouvrez-le en PDF.',
  'signing.viewer.place': 'Page {page} sur {count}',
  'signing.viewer.end': 'Fin du document',
  'signing.viewer.larger': 'Agrandir',
  'signing.viewer.smaller': 'Réduire',

  'signing.signature': 'Votre signature',
  'signing.name': 'Votre nom complet',
  'signing.name.hint': 'Si vous signez au nom de {signer}, saisissez votre propre nom.',
  'signing.onBehalf': 'Je soussigné(e), <b>{name}</b>, signe au nom de <b>{signer}</b>.',
  'signing.consent': 'J’ai lu le document et j’accepte de le signer par voie électronique.',
  'signing.sign.submit': 'Signer le document',

  'signing.decline.open': 'Je ne souhaite pas signer',
  'signing.decline.reason': 'Motif du refus',
  'signing.decline.hint': '{business} verra votre motif. Si vous refusez, le document ne pourra plus être signé.',
  'signing.decline.submit': 'Refuser de signer',

  'signing.trust':
    '{business} fait signer ses documents avec Workforce sur <b>{host}</b>. Toute modification ultérieure est détectable : chacun peut <verify>vérifier le fichier</verify>.',
  'signing.evidence': 'Comment votre signature est enregistrée',
  'signing.evidence.text':
    'Votre nom, la date et l’heure, votre adresse IP et votre navigateur sont conservés avec le document à titre de preuve. L’empreinte SHA-256 lie votre signature à ce fichier et à aucun autre : <code>{sha256}</code>. Il s’agit d’une signature électronique simple, et non d’une signature avancée ou qualifiée.',

  'signing.receipt': 'Vous avez signé le {at}.',
  'signing.receiptOf': 'Vous avez signé « {title} » le {at}.',
  'signing.signed': 'Document signé',
  'signing.signed.text': 'Tous les signataires ont signé le document « {title} » de {business}.',
  'signing.signed.download': 'Télécharger le document signé',
  'signing.signed.kept':
    'Vous pouvez le télécharger ici pendant 30 jours. Son empreinte SHA-256 est : <code>{sha256}</code>.',
  'signing.declined': 'Signature refusée',
  'signing.declined.byYou': 'Vous avez refusé de signer « {title} ». Nous en avons informé {business}.',
  'signing.declined.byOther': 'Un autre signataire a refusé de signer « {title} ». Nous en avons informé {business}.',
  'signing.withdrawn': 'Document retiré',
  'signing.withdrawn.text': '{business} a retiré « {title} ». Vous n’avez plus rien à signer.',
  'signing.expired': 'Délai dépassé',
  'signing.expired.text':
    'Le délai de signature de « {title} » est dépassé. Demandez à {business} de vous renvoyer le document.',
  'signing.othersLeft': 'Vous avez signé',
  'signing.othersLeft.text': 'D’autres signataires doivent encore signer.',
  'signing.notYourTurn': 'Ce n’est pas encore votre tour',
  'signing.notYourTurn.text':
    '{business} vous invite à signer « {title} », mais une autre personne doit signer avant vous. Rouvrez ce lien plus tard.',
  'signing.noLink': 'Ce lien ne fonctionne pas',
  'signing.noLink.text':
    'Il est peut-être incomplet, ou un lien plus récent l’a remplacé. Vérifiez si l’expéditeur vous a envoyé un e-mail plus récent.',
  'signing.noLink.next': 'Sinon, demandez-lui un nouveau lien.',
  'signing.back': 'Revenir au document dans Workforce',

  'signing.verify': 'Vérifier un fichier',
  'signing.verify.lead':
    'Vérifiez qu’un PDF provient de ce service et n’a pas été modifié. Le fichier n’est pas conservé.',
  'signing.verify.file': 'Fichier PDF, 32 Mo maximum',
  'signing.verify.submit': 'Vérifier le fichier',
  'signing.verify.noFile': 'Choisissez un fichier de 32 Mo maximum.',
  'signing.verify.signed': 'Ce document signé provient de ce service. La dernière signature date du {at}.',
  'signing.verify.original':
    'Ce fichier est l’original d’un document de ce service, créé le {at}. Il ne porte aucune signature.',
  'signing.verify.unknown': 'Ce fichier ne provient pas de ce service, ou il a été modifié.',
}
