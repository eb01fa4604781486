package search_test

import (
	"testing"

	"mylo/internal/search"
)

func TestQueriesAboutTheSexOfAnUnbornChildAreForbidden(t *testing.T) {
	t.Parallel()
	for _, typed := range []string{
		"gender prediction", "baby gender predictor", "Gender test kit", "sex determination", "prenatal sex determination test",
		"baby gender", "know baby sex", "sex of the baby", "sex of unborn child", "gender selection ivf", "gender reveal", "Chinese gender calendar", "chinese calendar",
		"chinese birth chart boy or girl", "is it a boy or girl", "boy or girl", "boy vs girl symptoms", "baby boy symptoms",
		"signs of baby girl in pregnancy", "how to conceive a boy", "conceive baby girl naturally", "heartbeat boy",
		"ramzi theory", "gender prediction by name", "nub theory", "skull theory", "shettles method", "baking soda boy", "mayan calendar gender",
		"ladka ya ladki", "ladka hoga ya ladki", "beta ya beti", "pregnancy me ladka hone ke lakshan", "ladka hone ke upay",
		"beta paida karne ke upay", "putra prapti", "putra prapti ke upay", "ling parikshan", "ling janch", "garbh mein ladka",
		"pet me ladka", "ladki hone ke lakshan", "sonography se ladka", "bachche ka ling", "larka? ladkaa hone ke lakshan",
		"लिंग परीक्षण", "लिंग जाँच", "लिंग निर्धारण", "गर्भ में लड़का", "लड़का या लड़की", "बेटा या बेटी", "बेटा होने के उपाय",
		"पुत्र प्राप्ति के उपाय", "गर्भ में लड़की के लक्षण", "लड़का पैदा करने के नुस्खे", "शिशु का लिंग", "गर्भावस्था में बेटा",
		"GENDER   PREDICTION", "gender-prediction", "pcpndt",
	} {
		if !search.Forbidden(search.Parse(typed)) {
			t.Errorf("%q is answered", typed)
		}
	}
}

func TestOrdinaryQueriesAreNotForbidden(t *testing.T) {
	t.Parallel()
	for _, typed := range []string{
		"", "diaper", "baby boy names", "baby girl names", "boy or girl names", "gender neutral toys", "baby girl dress", "boys socks",
		"baby boy clothes", "ladke ka naam", "ladki ke kapde", "लड़की के कपड़े", "बेटे का नाम", "pregnancy pillow", "pregnancy test kit",
		"ovulation calendar", "vaccination chart", "growth chart", "sonography belt", "blood test", "thyroid test", "baby oil",
		"diaper for boys", "girl frock", "beti ke liye frock", "pet dard", "stretch marks", "maternity dress", "calendar", "chinese soup",
		"baking soda", "boy", "girl", "ladka", "beta carotene cream", "son", "conceive tips", "pregnancy symptoms", "garbh sanskar",
		"ling", "pet ki malish", "bachche ka tel", "test tube", "lab test", "baby shampoo for girl", "check shirt", "baby signs",
		"ladki ke pet me dard", "बेटी के पेट में दर्द", "beti ka bukhar", "sex in pregnancy", "sex after baby", "6 month baby girl food", "safe sex before delivery", "pata", "patta gobhi",
	} {
		if search.Forbidden(search.Parse(typed)) {
			t.Errorf("%q is refused", typed)
		}
	}
}
