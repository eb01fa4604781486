package vectors

import (
	"unicode/utf8"

	"mylo/internal/kernel/phone"
	"mylo/internal/kernel/text"
	"mylo/internal/kernel/validate"
)

var formRules = map[string]answerer{
	"R35": one(phone.IndianMobile),
	"R36": one(phone.UAEPhone),
	"R37": one(phone.UAEMobile),
	"R38": one(validate.Pincode),
	"R39": one(validate.Email),
	"R40": one(validate.LooseEmail),
	"R51": one(text.Short),
	"R52": two(func(value, event string) int { return utf8.RuneCountInString(text.CutForAnalytics(value, event)) }),
}
