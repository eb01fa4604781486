package sandbox

import (
	"regexp"
	"strings"

	"mylo/internal/kernel/lang"
)

// The ids under which the sandbox's texts are registered. They are what configuration names until a real account does.
const (
	TemplateOTP            = "sandbox-otp"
	TemplateOTPHindi       = "sandbox-otp-hi"
	TemplateOrderPlaced    = "sandbox-order-placed"
	TemplateOrderShipped   = "sandbox-order-shipped"
	TemplateOrderDelivered = "sandbox-order-delivered"
)

// registered is a text as an operator registers it: fixed but for its variables, each of a declared kind.
type registered struct {
	language lang.Language
	from     string // header and, after the dash, T for transactional or S for service
	text     string // ##NAME## is a variable; hostMark is the site's own host, fixed when the text was registered
	kinds    map[string]kind
}

const hostMark = "{host}"

// kind is what an operator lets a variable hold.
type kind string

const (
	numeric kind = "numeric"
	plain   kind = "alphanumeric"
	link    kind = "url"
)

// templates hold the code twice under two names, because each place of a registered text is a variable of its own.
var templates = map[string]registered{
	TemplateOTP: {
		language: lang.En, from: "MYLOIN-T",
		text: "##CODE## is your Mylo login code. It is valid for ##MINUTES## minutes. Do not share it with anyone: Mylo never asks for it.\n\n" +
			"@" + hostMark + " ###CODE2##",
		kinds: map[string]kind{"CODE": numeric, "MINUTES": numeric, "CODE2": numeric},
	},
	TemplateOTPHindi: {
		language: lang.Hi, from: "MYLOIN-T",
		text: "##CODE## आपका Mylo लॉगिन कोड है। यह ##MINUTES## मिनट तक मान्य है। इसे किसी को न बताएँ: Mylo इसे कभी नहीं पूछता।\n\n" +
			"@" + hostMark + " ###CODE2##",
		kinds: map[string]kind{"CODE": numeric, "MINUTES": numeric, "CODE2": numeric},
	},
	TemplateOrderPlaced: {
		language: lang.En, from: "MYLOIN-S",
		text:  "Thank you for your Mylo order ##ORDER## of Rs ##AMOUNT##. We expect to deliver it by ##DATE##. Follow it here: ##LINK##",
		kinds: map[string]kind{"ORDER": plain, "AMOUNT": plain, "DATE": plain, "LINK": link},
	},
	TemplateOrderShipped: {
		language: lang.En, from: "MYLOIN-S",
		text:  "Your Mylo order ##ORDER## is on its way with ##COURIER##. Follow it here: ##LINK##",
		kinds: map[string]kind{"ORDER": plain, "COURIER": plain, "LINK": link},
	},
	TemplateOrderDelivered: {
		language: lang.En, from: "MYLOIN-S",
		text:  "Your Mylo order ##ORDER## has been delivered. If anything is wrong with it, tell us here: ##LINK##",
		kinds: map[string]kind{"ORDER": plain, "LINK": link},
	},
}

var variable = regexp.MustCompile(`##([A-Z0-9]+)##`)

// render fills the text in. It gives the name of the first variable that is missing or holds what its kind forbids: an
// operator would drop such a message in silence later, and whoever sent it should hear of it now.
func (t registered) render(host string, vars map[string]string) (text, wrong string) {
	text = strings.ReplaceAll(t.text, hostMark, host)
	text = variable.ReplaceAllStringFunc(text, func(place string) string {
		name := strings.Trim(place, "#")
		value, ok := vars[name]
		if wrong == "" && (!ok || !t.kinds[name].allows(value)) {
			wrong = name
		}
		return value
	})
	return text, wrong
}

func (k kind) allows(value string) bool {
	switch k {
	case numeric:
		return value != "" && strings.Trim(value, "0123456789") == ""
	case link:
		return (strings.HasPrefix(value, "https://") || strings.HasPrefix(value, "http://")) && !strings.ContainsAny(value, " \r\n")
	default:
		return strings.TrimSpace(value) != "" && !strings.ContainsAny(value, "\r\n") && !strings.Contains(value, "://")
	}
}
